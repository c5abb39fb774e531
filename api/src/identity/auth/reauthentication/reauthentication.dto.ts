import { ApiProperty } from '@nestjs/swagger';
import { SixDigits } from '../mail-code/mail-code.dto.js';

export class ReauthenticationState {
  @ApiProperty({ description: 'Signed in, or confirmed, in the last 15 minutes' })
  isRecent!: boolean;

  @ApiProperty({
    type: String,
    format: 'email',
    nullable: true,
    description: 'Where a code can be sent; null: nowhere',
  })
  email!: string | null;

  @ApiProperty({ description: 'Whether a passkey can confirm it' })
  hasPasskey!: boolean;
}

export class ConfirmationCode {
  @SixDigits()
  code!: string;
}
