import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class SiteSettingsBody {
  @ApiProperty({ description: 'Whether an administrator looks at a new group before others see it' })
  @IsBoolean()
  reviewsGroups!: boolean;
}
