import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
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
  @IsOptional()
  @IsIn(EXCHANGE_KINDS)
  kind?: ExchangeKind;

  /** Without it those that are open, and the caller’s own */
  @IsOptional()
  @IsIn(EXCHANGE_STATES)
  state?: ExchangeState;

  @IsOptional()
  @IsIn(TOPICS)
  topic?: Topic;

  @IsOptional()
  @MaxLength(40)
  skill?: string;

  /** Takes at most so long */
  @ApiProperty({ type: 'integer', maximum: MAX_HOURS })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_HOURS)
  hours?: number;
}

export class NewExchange {
  @IsIn(EXCHANGE_KINDS, { message: 'Choose whether you’re offering or asking for help.' })
  kind!: ExchangeKind;

  @TrimmedText({
    max: 120,
    message: 'Enter a title of up to 120 characters.',
    example: 'Read my consent sheet as a patient would',
  })
  title!: string;

  @TrimmedText({
    multiline: true,
    max: 3_000,
    message: 'Describe what, for whom and how. Up to 3,000 characters.',
  })
  body!: string;

  /** The last day on which it is open */
  @ApiProperty({ format: 'date' })
  @IsDay('Choose a closing date.')
  until!: string;

  @IsOptional()
  @IsIn(TOPICS, { message: 'Choose a topic.' })
  topic?: Topic | null;

  @TextList({ maxItems: 5, maxLength: 40 })
  skills?: string[];

  @ApiProperty({ type: 'integer', maximum: MAX_HOURS })
  @IsOptional()
  @IsInt({ message: `Enter the time needed, from 1 to ${MAX_HOURS} hours.` })
  @Min(1, { message: `Enter the time needed, from 1 to ${MAX_HOURS} hours.` })
  @Max(MAX_HOURS, { message: `Enter the time needed, from 1 to ${MAX_HOURS} hours.` })
  hours?: number | null;
}

/** What is left out stays as it is. */
export class ExchangeChanges extends PartialType(OmitType(NewExchange, ['kind']), {
  skipNullProperties: false,
}) {}

export class NewHelper {
  @ClearableText({ multiline: true, max: 500, message: 'Use up to 500 characters.' })
  message?: string | null;
}

export class ChosenHelper {
  @IsUUID('all', { message: 'Choose someone who responded.' })
  memberId!: string;
}

export class Thanks {
  @TrimmedText({ multiline: true, max: 500, message: 'Write a thank-you of up to 500 characters.' })
  text!: string;
}

export class ExchangeReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  state!: ExchangeState;
  /** For the two of it */ @ApiProperty({ format: 'uuid' }) conversationId!: string | null;
}

export type ExchangePart = 'owner' | 'helper' | 'offered';

export class ExchangeSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  kind!: ExchangeKind;
  state!: ExchangeState;
  title!: string;
  /** Its beginning, for members */
  body!: string | null;
  topic!: Topic | null;
  skills!: string[];
  @ApiProperty({ type: 'integer' }) hours!: number | null;
  @ApiProperty({ format: 'date' }) until!: string;
  @ApiProperty({ type: 'integer' }) helperCount!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  /** For members */ owner!: AuthorSummary | null;
  part!: ExchangePart | null;
}

export class HelperResponse extends AuthorSummary {
  message!: string;
}

export class ExchangeDetail extends ExchangeSummary {
  /** For the person who started it */ helpers!: HelperResponse[];
  /** Whom its owner has chosen; for members */ helper!: AuthorSummary | null;
  /** For the two of it */ @ApiProperty({ format: 'uuid' }) conversationId!: string | null;
  /** Whether the caller has said that it is done */ isDoneByMe!: boolean;
  /** Whether the other one has, as the two of it see it */ isDoneByOther!: boolean;
  /** Whether a moderator has hidden it, or reports have */ isHidden!: boolean;
  /** For members */ ownerThanks!: string | null;
  /** For members */ helperThanks!: string | null;
}
