import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { IsDay } from '../../core/time/dates.js';
import { PageQuery } from '../../core/paging/paging.js';
import { ClearableText, TextList, TrimmedText } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { TOPICS, type Topic } from '../topics.js';
import { EXCHANGE_KINDS, EXCHANGE_STATES, type ExchangeKind, type ExchangeState } from './exchange.entity.js';

export const MAX_HOURS = 20;

export class ExchangeListQuery extends PageQuery {
  @ApiPropertyOptional({ enum: EXCHANGE_KINDS })
  @IsOptional()
  @IsIn(EXCHANGE_KINDS)
  kind?: ExchangeKind;

  @ApiPropertyOptional({
    enum: EXCHANGE_STATES,
    description: 'Without it those that are open, and the caller’s own',
  })
  @IsOptional()
  @IsIn(EXCHANGE_STATES)
  state?: ExchangeState;

  @ApiPropertyOptional({ enum: TOPICS })
  @IsOptional()
  @IsIn(TOPICS)
  topic?: Topic;

  @ApiPropertyOptional({ maxLength: 40 })
  @IsOptional()
  @MaxLength(40)
  skill?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_HOURS,
    description: 'Takes at most so long',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_HOURS)
  hours?: number;
}

export class NewExchange {
  @ApiProperty({ enum: EXCHANGE_KINDS })
  @IsIn(EXCHANGE_KINDS, { message: 'Say whether you offer help or ask for it.' })
  kind!: ExchangeKind;

  @TrimmedText({
    max: 120,
    words: 'Please give it a title of at most 120 characters.',
    example: 'Read my consent sheet as a patient would',
  })
  title!: string;

  @TrimmedText({
    multiline: true,
    max: 3_000,
    words: 'Say what, for whom and how. At most 3,000 characters.',
  })
  body!: string;

  @ApiProperty({ type: String, format: 'date', description: 'The last day on which it is open' })
  @IsDay('Choose the day until which it is open.')
  until!: string;

  @ApiPropertyOptional({ enum: TOPICS, nullable: true })
  @IsOptional()
  @IsIn(TOPICS, { message: 'Choose one of the topics.' })
  topic?: Topic | null;

  @TextList({ maxItems: 5, maxLength: 40 })
  skills?: string[];

  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 1, maximum: MAX_HOURS })
  @IsOptional()
  @IsInt({ message: `Say in hours how long it takes, from 1 to ${MAX_HOURS}.` })
  @Min(1, { message: `Say in hours how long it takes, from 1 to ${MAX_HOURS}.` })
  @Max(MAX_HOURS, { message: `Say in hours how long it takes, from 1 to ${MAX_HOURS}.` })
  hours?: number | null;
}

/** What is left out stays as it is. */
export class ExchangeChanges extends PartialType(OmitType(NewExchange, ['kind']), {
  skipNullProperties: false,
}) {}

export class NewHelper {
  @ClearableText({ multiline: true, max: 500, words: 'At most 500 characters, please.' })
  words?: string | null;
}

export class ChosenHelper {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'Choose one of those who have said that they can.' })
  memberId!: string;
}

export class Thanks {
  @TrimmedText({ multiline: true, max: 500, words: 'Say thank you in up to 500 characters.' })
  words!: string;
}

export class ExchangeReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty({ enum: EXCHANGE_STATES }) state!: ExchangeState;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'For the two of it' })
  conversationId!: string | null;
}

export const EXCHANGE_PARTS = ['owner', 'helper', 'offered'] as const;
export type ExchangePart = (typeof EXCHANGE_PARTS)[number];

export class ExchangeSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty({ enum: EXCHANGE_KINDS }) kind!: ExchangeKind;
  @ApiProperty({ enum: EXCHANGE_STATES }) state!: ExchangeState;
  @ApiProperty() title!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Its beginning, for members' }) body!:
    string | null;
  @ApiProperty({ enum: TOPICS, nullable: true }) topic!: Topic | null;
  @ApiProperty({ type: [String] }) skills!: string[];
  @ApiProperty({ type: 'integer', nullable: true }) hours!: number | null;
  @ApiProperty({ type: String, format: 'date' }) until!: string;
  @ApiProperty({ type: 'integer' }) helperCount!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: AuthorSummary, nullable: true, description: 'For members' })
  owner!: AuthorSummary | null;
  @ApiProperty({ enum: EXCHANGE_PARTS, nullable: true }) part!: ExchangePart | null;
}

export class HelperResponse extends AuthorSummary {
  @ApiProperty() words!: string;
}

export class ExchangeDetail extends ExchangeSummary {
  @ApiProperty({ type: [HelperResponse], description: 'For whoever started it' }) helpers!: HelperResponse[];
  @ApiProperty({ type: AuthorSummary, nullable: true, description: 'Whom its owner has chosen; for members' })
  helper!: AuthorSummary | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'For the two of it' })
  conversationId!: string | null;
  @ApiProperty({ description: 'Whether the caller has said that it is done' }) isDoneByMe!: boolean;
  @ApiProperty({ description: 'Whether the other one has, as the two of it see it' }) isDoneByOther!: boolean;
  @ApiProperty({ description: 'Whether a moderator has hidden it, or reports have' }) isHidden!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'For members' }) ownerThanks!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'For members' }) helperThanks!: string | null;
}
