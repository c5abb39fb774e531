import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { SupportedCharacters } from '../../core/validation/validation.js';

const ENDPOINT_LENGTH = 2_000;

export class PushEndpointRequest {
  @ApiProperty({ format: 'uri', maxLength: ENDPOINT_LENGTH })
  @IsString()
  @MaxLength(ENDPOINT_LENGTH)
  @SupportedCharacters()
  endpoint!: string;
}

export class PushKeys {
  @Matches(/^[A-Za-z0-9_-]{87}=?$/)
  p256dh!: string;

  @Matches(/^[A-Za-z0-9_-]{22}={0,2}$/)
  auth!: string;
}

/** As the browser's `PushSubscription` says it. */
export class PushSubscriptionRequest extends PushEndpointRequest {
  @ValidateNested()
  @Type(() => PushKeys)
  keys!: PushKeys;
}
