import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, ValidateNested } from 'class-validator';
import {
  type Channel,
  CHANNELS,
  NOTIFICATION_KIND_KEYS,
  type NotificationClass,
  NOTIFICATION_CLASSES,
  type NotificationKindKey,
} from '../notification-kinds.js';

export class NotificationSettingItem {
  @ApiProperty({ enum: NOTIFICATION_KIND_KEYS }) kind!: NotificationKindKey;
  @ApiProperty({ enum: NOTIFICATION_CLASSES }) class!: NotificationClass;
  @ApiProperty({ description: 'In words' }) label!: string;
  @ApiProperty({ enum: CHANNELS, isArray: true, description: 'Where it may go' }) channels!: Channel[];
  @ApiProperty({ enum: CHANNELS, isArray: true, description: 'Where it always goes' }) fixed!: Channel[];
  @ApiProperty({ enum: CHANNELS, isArray: true, description: 'Where it goes' }) chosen!: Channel[];
}

export class NotificationSettingsResponse {
  @ApiProperty({ type: [NotificationSettingItem] }) kinds!: NotificationSettingItem[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The key a browser subscribes with; null: this site does not push',
  })
  pushKey!: string | null;
}

export class NotificationSettingChange {
  @ApiProperty({ enum: NOTIFICATION_KIND_KEYS })
  @IsIn(NOTIFICATION_KIND_KEYS)
  kind!: NotificationKindKey;

  @ApiProperty({ enum: CHANNELS, isArray: true, maxItems: CHANNELS.length })
  @IsArray()
  @ArrayMaxSize(CHANNELS.length)
  @ArrayUnique()
  @IsIn(CHANNELS, { each: true })
  channels!: Channel[];
}

export class NotificationSettingsRequest {
  @ApiProperty({
    type: [NotificationSettingChange],
    maxItems: NOTIFICATION_KIND_KEYS.length,
    description: 'Only what changes',
  })
  @IsArray()
  @ArrayMaxSize(NOTIFICATION_KIND_KEYS.length)
  @ArrayUnique(({ kind }: NotificationSettingChange) => kind)
  @ValidateNested({ each: true })
  @Type(() => NotificationSettingChange)
  kinds!: NotificationSettingChange[];
}
