import { IsBoolean } from 'class-validator';

export class SiteSettingsBody {
  /** Whether an administrator looks at a new group before others see it */
  @IsBoolean()
  reviewsGroups!: boolean;
}
