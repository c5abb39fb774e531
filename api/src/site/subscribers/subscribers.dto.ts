import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayUnique, IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import { Honeypot } from '../../core/validation/honeypot.js';
import { type Track, TRACKS } from '../../identity/users/user.entity.js';
import { EmailAddress, TrimmedText } from '../../core/validation/validation.js';

@ApiSchema({ name: 'SubscribeRequest' })
export class SubscribeRequest extends Honeypot {
  @TrimmedText({ max: 80, example: 'Maya Okafor', message: 'Enter your name, in up to 80 characters.' })
  name!: string;

  @EmailAddress()
  email!: string;

  @TrimmedText({ max: 40, example: 'landing_page' })
  @Matches(/^[a-z0-9_-]+$/, { message: 'source must be a short name such as landing_page' })
  source!: string;
}

export class SubscribeResponse {
  @ApiProperty({ example: 'Almost there. Please confirm with the link we have just sent you.' })
  message!: string;
}

export type NewsletterState = 'off' | 'asked' | 'on';

export class NewsletterChoiceRequest {
  @IsBoolean({ message: 'Choose on or off.' })
  subscribed!: boolean;

  /** Left out: as they were */
  @IsOptional()
  @ApiPropertyOptional({ enum: TRACKS, isArray: true })
  @IsIn(TRACKS, { each: true, message: 'Choose from the list.' })
  @ArrayUnique({ message: 'Choose each once.' })
  interests?: Track[];
}

@ApiSchema({ name: 'NewsletterChoice' })
export class NewsletterChoiceResponse {
  /** `asked`: the address has yet to be confirmed by mail */ state!: NewsletterState;
  /** What newsletters may be about that not everyone gets */
  @ApiProperty({ enum: TRACKS, isArray: true })
  interests!: Track[];
}
