import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { TrimmedText } from '../validation/validation.js';

export class SiteSettingsBody {
  /** Whether an administrator looks at a new group before others see it */
  @IsBoolean()
  reviewsGroups!: boolean;

  /** Whether members can start to pay for Pro; what is paid already goes on */
  @IsBoolean()
  sellsPro!: boolean;

  /** The name that emails come from; empty: as the environment has it */
  @ApiProperty({ example: 'FutureLab' })
  @TrimmedText({ min: 0, max: 60, message: 'Use up to 60 characters.' })
  mailName!: string;
}

/** What is left out stays as it is. */
export class SiteSettingsChange extends PartialType(SiteSettingsBody) {}
