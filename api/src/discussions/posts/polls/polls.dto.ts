import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import { IsDay } from '../../../core/time/dates.js';
import { TextList } from '../../../core/validation/validation.js';

const MAX_OPTIONS = 8;
const MAX_OPTION = 100;
const MESSAGES = {
  howMany: `Add 2 to ${MAX_OPTIONS} options.`,
  each: `Write each option in up to ${MAX_OPTION} characters.`,
  same: 'Make every option different.',
};

export class NewPoll {
  @TextList({ minItems: 2, maxItems: MAX_OPTIONS, maxLength: MAX_OPTION, message: MESSAGES })
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
