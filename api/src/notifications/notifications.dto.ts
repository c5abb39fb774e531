import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { AuthorSummary } from '../identity/users/person.dto.js';
import { NOTIFICATION_KIND_KEYS, type NotificationKindKey } from './notification-kinds.js';

export class NotificationListQuery {
  @ApiPropertyOptional({ description: '`nextCursor` of the page before' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor?: string;
}

export class NotificationItem {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: NOTIFICATION_KIND_KEYS }) kind!: NotificationKindKey;
  @ApiProperty({ description: 'In words' }) text!: string;
  @ApiProperty({ description: 'Path on the site' }) href!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) readAt!: string | null;
  @ApiProperty({ type: 'integer', description: 'How many people did it' }) count!: number;
  @ApiProperty({ type: [AuthorSummary], description: 'The latest three' }) actors!: AuthorSummary[];
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The discussion it is about' })
  discussionId!: string | null;
  @ApiProperty({ description: 'Whether that discussion is muted' }) muted!: boolean;
}

export class NotificationList {
  @ApiProperty({ type: 'integer' }) unread!: number;
  @ApiProperty({ type: [NotificationItem], description: 'The latest first' }) items!: NotificationItem[];
  @ApiProperty({ type: String, nullable: true, description: 'Where the next page begins' })
  nextCursor!: string | null;
}

export class NotificationsReadRequest {
  @ApiPropertyOptional({ type: [String], format: 'uuid', maxItems: 100 })
  @ValidateIf(({ all, subjectId }: NotificationsReadRequest) => all === undefined && subjectId === undefined)
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true })
  ids?: string[];

  @ApiPropertyOptional({ enum: [true] })
  @IsOptional()
  @Equals(true)
  all?: true;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'All that are about this event, group, project or exchange, for who visits its page',
  })
  @IsOptional()
  @IsUUID()
  subjectId?: string;
}

export class NotificationsUnreadRequest {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: 1000, description: 'As the reading answered' })
  @IsArray()
  @ArrayMaxSize(1000)
  @IsUUID('all', { each: true })
  ids!: string[];
}

export class NotificationsReadResponse {
  @ApiProperty({ type: [String], format: 'uuid', description: 'What was unread before' }) read!: string[];
}
