import { ApiProperty } from '@nestjs/swagger';
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
import { MessageContent } from './messages/messages.dto.js';

/** Without the one who writes. */
const MAX_OTHERS = 7;
/** What a conversation can be to its member; those they declined or left are not shown. */
const SHOWN_STATES = ['open', 'request'] as const;
type ShownState = (typeof SHOWN_STATES)[number];

export class ConversationListQuery extends PageQuery {
  /** Words of a name or a message */
  @IsOptional()
  @IsString()
  @MaxLength(120)
  query?: string;

  /** Only those that are open, or only requests */
  @IsOptional()
  @IsIn(SHOWN_STATES)
  state?: ShownState;

  /** Only the one with this member alone */
  @IsOptional()
  @IsUUID()
  with?: string;
}

export class NewConversation extends MessageContent {
  /** To whom */
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: MAX_OTHERS })
  @IsArray()
  @ArrayMinSize(1, { message: 'Choose someone to message.' })
  @ArrayMaxSize(MAX_OTHERS, { message: `Choose at most ${MAX_OTHERS} people.` })
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  memberIds!: string[];
}

export class ReadRequest {
  /** Of the last message that was seen; without it everything up to now */
  @ApiProperty({ type: 'integer' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  position?: number;
}

export class ConversationReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** `request`: until someone accepts it */ state!: ShownState;
}

export class Participant {
  person!: AuthorSummary;
  hasLeft!: boolean;
  /** Whether they have finished onboarding, and so have a page */ hasProfile!: boolean;
  /** On the caller’s present day; false also for members who do not show it */ isActiveToday!: boolean;
}

export class MessagePreview {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** How it begins; empty when it was removed or is files alone */ text!: string;
  fileNames!: string[];
  authorName!: string | null;
  isMine!: boolean;
  isRemoved!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class ConversationSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** Of more than two */ isGroup!: boolean;
  /** What its people call it; null: after them */ name!: string | null;
  /** `request`: the caller has still to accept it */ state!: ShownState;
  /** Nobody else has accepted it yet */ isAwaiting!: boolean;
  isMuted!: boolean;
  /** Unread messages, counted up to 1000 */ @ApiProperty({ type: 'integer' }) unread!: number;
  @ApiProperty({ format: 'date-time' }) lastMessageAt!: string;
  /** Without the caller */ participants!: Participant[];
  lastMessage!: MessagePreview | null;
  /** The latest that holds the words */ match!: MessagePreview | null;
}

/** Who has seen the latest of what the caller wrote. */
export class SeenMessage {
  /** Its place */ @ApiProperty({ type: 'integer' }) position!: number;
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'uuid' } }) memberIds!: string[];
}

export class ConversationDetail extends ConversationSummary {
  /** Whether the caller may name it, and add and remove people */ isCreator!: boolean;
  /** Of the last message the caller has read */ @ApiProperty({ type: 'integer' }) readPosition!: number;
  @ApiProperty({ type: 'integer' }) lastPosition!: number;
  /** null until the caller has written something */ lastOwnSeen!: SeenMessage | null;
}

export class UnreadConversations {
  /** Conversations with something unread, without muted ones */
  @ApiProperty({ type: 'integer' }) unread!: number;
  /** Requests to accept or decline */ @ApiProperty({ type: 'integer' }) requests!: number;
}
