import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
} from 'class-validator';
import { PageQuery } from '../../core/paging/paging.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { MessageText } from './messages/messages.dto.js';

/** Without the one who writes. */
const MAX_OTHERS = 7;
/** What a conversation can be to its member; those they declined or left are not shown. */
const SHOWN_STATES = ['open', 'request'] as const;
type ShownState = (typeof SHOWN_STATES)[number];

export class ConversationListQuery extends PageQuery {
  @ApiPropertyOptional({ maxLength: 120, description: 'Words of a name or a message' })
  @IsOptional()
  @IsString()
  @MaxLength(120)
  query?: string;

  @ApiPropertyOptional({ enum: SHOWN_STATES, description: 'Only those that are open, or only requests' })
  @IsOptional()
  @IsIn(SHOWN_STATES)
  state?: ShownState;

  @ApiPropertyOptional({ format: 'uuid', description: 'Only the one with this member alone' })
  @IsOptional()
  @IsUUID()
  with?: string;
}

export class NewConversation {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: 1,
    maxItems: MAX_OTHERS,
    description: 'To whom',
  })
  @IsArray()
  @ArrayMinSize(1, { message: 'Choose somebody to write to.' })
  @ArrayMaxSize(MAX_OTHERS, { message: `Choose at most ${MAX_OTHERS} people.` })
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  memberIds!: string[];

  @MessageText()
  text!: string;
}

export class ReadRequest {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'Of the last message that was seen; without it everything up to now',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  position?: number;
}

export class ConversationReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: SHOWN_STATES, description: '`request`: until somebody accepts it' })
  state!: ShownState;
}

export class Participant {
  @ApiProperty({ type: AuthorSummary }) person!: AuthorSummary;
  @ApiProperty() hasLeft!: boolean;
  @ApiProperty({ description: 'Whether they have finished onboarding, and so have a page' })
  hasProfile!: boolean;
}

export class MessagePreview {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'How it begins; empty when it was removed' }) text!: string;
  @ApiProperty({ type: String, nullable: true }) authorName!: string | null;
  @ApiProperty() isMine!: boolean;
  @ApiProperty() isRemoved!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class ConversationSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'Of more than two' }) isGroup!: boolean;
  @ApiProperty({ enum: SHOWN_STATES, description: '`request`: the caller has still to accept it' })
  state!: ShownState;
  @ApiProperty({ description: 'Nobody else has accepted it yet' }) isAwaiting!: boolean;
  @ApiProperty() isMuted!: boolean;
  @ApiProperty({ type: 'integer', description: 'Unread messages, counted up to 1000' }) unread!: number;
  @ApiProperty({ format: 'date-time' }) lastMessageAt!: string;
  @ApiProperty({ type: [Participant], description: 'Without the caller' }) participants!: Participant[];
  @ApiProperty({ type: MessagePreview, nullable: true }) lastMessage!: MessagePreview | null;
  @ApiProperty({ type: MessagePreview, nullable: true, description: 'The latest that holds the words' })
  match!: MessagePreview | null;
}

export class ConversationDetail extends ConversationSummary {
  @ApiProperty({ type: 'integer', description: 'Of the last message the caller has read' })
  readPosition!: number;
  @ApiProperty({ type: 'integer' }) lastPosition!: number;
}

export class UnreadConversations {
  @ApiProperty({ type: 'integer', description: 'Conversations with something unread, without muted ones' })
  unread!: number;
  @ApiProperty({ type: 'integer', description: 'Requests to accept or decline' }) requests!: number;
}
