import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { TrimmedText } from '../../../core/validation/validation.js';

const NAME = { max: 60, example: 'My phone', message: 'Enter a name of up to 60 characters.' };

export class PasskeyName {
  @TrimmedText(NAME)
  name!: string;
}

export class PasskeyResponse {
  /** What the browser answered (WebAuthn Level 3, as JSON) */
  @IsObject()
  response!: Record<string, unknown>;
}

export class NewPasskey extends PasskeyResponse {
  @TrimmedText(NAME)
  name!: string;
}

export class MyPasskey {
  @ApiProperty({ format: 'uuid' }) id!: string;

  @ApiProperty({ example: 'My phone' }) name!: string;

  @ApiProperty({ format: 'date-time' }) createdAt!: string;

  @ApiProperty({ format: 'date-time' }) lastUsedAt!: string | null;
}

export class PasskeyAccepted {
  /** Always false: a passkey belongs to an account */ isNew!: boolean;
}
