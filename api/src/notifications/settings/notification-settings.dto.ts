import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, ValidateIf, ValidateNested } from 'class-validator';
import {
  type Channel,
  CHANNELS,
  NOTIFICATION_KIND_KEYS,
  type NotificationClass,
  type NotificationKindKey,
} from '../notification-kinds.js';
import { DIGEST_DAYS, type DigestDay } from './notification-schedule.entity.js';

/** For so many days notifications can be paused. */
const PAUSES = [1, 3, 7, 14] as const;

/** More than there are kinds. */
const MAX_CHANGES = 100;

export class NotificationSettingItem {
  kind!: NotificationKindKey;
  class!: NotificationClass;
  /** As text */ label!: string;
  /** Where it may go */ channels!: Channel[];
  /** Where it always goes */ fixed!: Channel[];
  /** Where it goes */ chosen!: Channel[];
}

export class NotificationSettingsResponse {
  kinds!: NotificationSettingItem[];
  /** The key a browser subscribes with; null: this site does not push */ pushKey!: string | null;
  /** Until then nothing is pushed, and nothing but what is important is mailed */
  @ApiProperty({ format: 'date-time' })
  pausedUntil!: string | null;
  /** When the digest is sent; null: a week after the last visit */ digestOn!: DigestDay | null;
}

export class NotificationSettingChange {
  @IsIn(NOTIFICATION_KIND_KEYS)
  kind!: NotificationKindKey;

  @ApiProperty({ maxItems: CHANNELS.length })
  @IsArray()
  @ArrayMaxSize(CHANNELS.length)
  @ArrayUnique()
  @IsIn(CHANNELS, { each: true })
  channels!: Channel[];
}

export class NotificationSettingsRequest {
  /** Only what changes */
  @ApiProperty({ maxItems: MAX_CHANGES })
  @IsArray()
  @ArrayMaxSize(MAX_CHANGES)
  @ArrayUnique(({ kind }: NotificationSettingChange) => kind)
  @ValidateNested({ each: true })
  @Type(() => NotificationSettingChange)
  kinds!: NotificationSettingChange[];
}

export class NotificationPauseRequest {
  @ApiProperty({ enum: PAUSES })
  @IsIn(PAUSES)
  days!: (typeof PAUSES)[number];
}

export class DigestScheduleRequest {
  /** Null: a week after the last visit */
  @ApiProperty({ enum: DIGEST_DAYS, nullable: true })
  @ValidateIf(({ digestOn }: DigestScheduleRequest) => digestOn !== null)
  @IsIn(DIGEST_DAYS)
  digestOn!: DigestDay | null;
}
