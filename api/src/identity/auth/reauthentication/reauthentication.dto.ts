import { ApiProperty } from '@nestjs/swagger';
import { SixDigits } from '../mail-code/mail-code.dto.js';

export class ReauthenticationState {
  /** Signed in, or confirmed, in the last 15 minutes */ isRecent!: boolean;

  /** Where a code can be sent; null: nowhere */ @ApiProperty({ format: 'email' }) email!: string | null;

  /** Whether a passkey can confirm it */ hasPasskey!: boolean;
}

export class ConfirmationCode {
  @SixDigits()
  code!: string;
}
