import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { AuthorSummary } from '../identity/users/person.dto.js';
import { NOTIFICATION_TABS, type NotificationKindKey, type NotificationTab } from './notification-kinds.js';

const NOTIFICATION_FILTERS = ['unread', ...NOTIFICATION_TABS] as const;

export class NotificationListQuery {
  /** Only what is unread, or only some kinds */
  @IsOptional()
  @IsIn(NOTIFICATION_FILTERS)
  show?: NotificationTab | 'unread';

  /** `nextCursor` of the page before */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor?: string;
}

export class NotificationItem {
  @ApiProperty({ format: 'uuid' }) id!: string;
  kind!: NotificationKindKey;
  /** As text */ text!: string;
  /** Path on the site */ href!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) readAt!: string | null;
  /** How many people did it */ @ApiProperty({ type: 'integer' }) count!: number;
  /** The latest three */ actors!: AuthorSummary[];
  /** The discussion it is about */ @ApiProperty({ format: 'uuid' }) discussionId!: string | null;
  /** Whether that discussion is muted */ muted!: boolean;
}

export class NotificationList {
  @ApiProperty({ type: 'integer' }) unread!: number;
  /** The latest first */ items!: NotificationItem[];
  /** Where the next page begins */ nextCursor!: string | null;
}

export class NotificationsReadRequest {
  @ValidateIf(({ all, subjectId }: NotificationsReadRequest) => all === undefined && subjectId === undefined)
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true })
  ids?: string[];

  @ApiProperty({ enum: [true] })
  @IsOptional()
  @Equals(true)
  all?: true;

  /** All that are about this event, group or other subject, for a member who visits its page */
  @IsOptional()
  @IsUUID()
  subjectId?: string;
}

export class NotificationsUnreadRequest {
  /** As the reading answered */
  @IsArray()
  @ArrayMaxSize(1000)
  @IsUUID('all', { each: true })
  ids!: string[];

  /** With all that is shown as one with these */
  @ApiProperty({ enum: [true] })
  @IsOptional()
  @Equals(true)
  grouped?: true;
}

export class NotificationsReadResponse {
  /** What was unread before */ @ApiProperty({ format: 'uuid' }) read!: string[];
}
