import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { visibleText } from '#platform/text/index';
import { IsDay } from '../../../core/time/dates.js';
import { SupportedCharacters } from '../../../core/validation/validation.js';

const MAX_OPTIONS = 8;
const MAX_OPTION = 100;
const EACH = { each: true, message: `Write each option in up to ${MAX_OPTION} characters.` };
const HOW_MANY = { message: `Add 2 to ${MAX_OPTIONS} options.` };

export class NewPoll {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: MAX_OPTION },
    minItems: 2,
    maxItems: MAX_OPTIONS,
  })
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((option: unknown) => (typeof option === 'string' ? visibleText(option) : option))
      : value,
  )
  @IsArray(HOW_MANY)
  @ArrayMinSize(2, HOW_MANY)
  @ArrayMaxSize(MAX_OPTIONS, HOW_MANY)
  @ArrayUnique({ message: 'Make every option different.' })
  @IsString(EACH)
  @MinLength(1, EACH)
  @MaxLength(MAX_OPTION, EACH)
  @SupportedCharacters({ each: true })
  options!: string[];

  /** Whether one may choose more than one option */
  @IsOptional()
  @IsBoolean()
  allowsSeveral?: boolean;

  /** The last day to vote, in the author's time zone, within a year; without it the poll stays open */
  @ApiProperty({ format: 'date' })
  @IsOptional()
  @IsDay('Choose a date.')
  endsOn?: string | null;
}

const CHOOSE = { message: 'Choose an option.' };

export class Vote {
  /** Indexes of the options; they replace an earlier vote */
  @ApiProperty({ type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: MAX_OPTIONS })
  @IsArray(CHOOSE)
  @ArrayMinSize(1, CHOOSE)
  @ArrayMaxSize(MAX_OPTIONS, CHOOSE)
  @ArrayUnique(CHOOSE)
  @IsInt({ each: true, ...CHOOSE })
  @Min(0, { each: true, ...CHOOSE })
  @Max(MAX_OPTIONS - 1, { each: true, ...CHOOSE })
  choices!: number[];
}

export class PollOption {
  text!: string;
  /** null until the caller may see the results */ @ApiProperty({ type: 'integer' }) voteCount!:
    number | null;
  /** By the caller */ isChosen!: boolean;
}

export class PollResponse {
  options!: PollOption[];
  allowsSeveral!: boolean;
  @ApiProperty({ format: 'date-time' }) endsAt!: string | null;
  hasEnded!: boolean;
  /** Whether the caller has voted */ hasVoted!: boolean;
  /** How many members have voted */ @ApiProperty({ type: 'integer' }) voterCount!: number;
}
