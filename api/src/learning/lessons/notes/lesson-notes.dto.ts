import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { SupportedCharacters } from '../../../core/validation/validation.js';

const MAX_TEXT = 20_000;
const BLOCK = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DAY = 86_400;

abstract class TextRequest {
  @ApiProperty({ maxLength: MAX_TEXT, description: 'Empty: it is removed' })
  @IsString()
  @MaxLength(MAX_TEXT, { message: `Use up to ${MAX_TEXT.toLocaleString('en-US')} characters.` })
  @SupportedCharacters({ multiline: true })
  text!: string;
}

export class ReflectionRequest extends TextRequest {}

export class NoteRequest extends TextRequest {
  /** The block it is about */
  @IsOptional()
  @Matches(BLOCK)
  blockId?: string | null;

  /** Within its film or recording */
  @ApiProperty({ type: 'integer' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(DAY)
  seconds?: number | null;
}

export class ReflectionResponse {
  /** Empty when there is none */ text!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string | null;
}

export class NoteResponse extends ReflectionResponse {
  blockId!: string | null;
  @ApiProperty({ type: 'integer' }) seconds!: number | null;
}

export class PositionRequest {
  /** How far it was played */
  @ApiProperty({ maximum: DAY })
  @IsNumber()
  @Min(0)
  @Max(DAY)
  seconds!: number;

  /** Which film or recording; the first when left out */
  @IsOptional()
  @Matches(BLOCK)
  blockId?: string;
}
