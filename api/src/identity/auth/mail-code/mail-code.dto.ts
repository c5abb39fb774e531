import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, Matches } from 'class-validator';
import { EmailAddress } from '../../../core/validation/validation.js';

/** Mail programs and people put spaces between the digits. */
export const SixDigits = () =>
  applyDecorators(
    ApiProperty({ type: String, pattern: '^\\d{6}$', example: '048213' }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.replace(/[\s-]/g, '') : value,
    ),
    Matches(/^\d{6}$/, { message: 'Enter the six-digit code.' }),
  );

export class MailCodeRequest {
  @EmailAddress()
  email!: string;
}

export class MailCodeVerification {
  @EmailAddress()
  email!: string;

  @SixDigits()
  code!: string;

  /** Whether it proves the address of the identity that waits in this browser, which then joins */
  @IsOptional()
  @IsBoolean()
  joins?: boolean;
}

export class MailCodeSent {
  /** Seconds until the code ends */ @ApiProperty({ example: 600 }) expiresIn!: number;
}

export class MailCodeAccepted {
  /** Whether the account was made just now */ isNew!: boolean;
}
