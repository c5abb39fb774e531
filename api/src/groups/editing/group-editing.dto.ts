import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, Matches, MaxLength, ValidateIf } from 'class-validator';
import { TextList, TrimmedText } from '../../core/validation/validation.js';
import { GROUP_VISIBILITIES, type GroupVisibility } from '../group.entity.js';

export const MAX_QUESTIONS = 5;
const MAX_RULES = 10;
const RULES = `Write up to ${MAX_RULES} different rules, each up to 200 characters.`;

const SEED = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const IfSent = () => ValidateIf((_, value) => value !== undefined);

const CoverUrl = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: 200,
      description: 'A picture the caller uploaded; null for the drawn cover',
    }),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    IsOptional(),
    MaxLength(200),
    Matches(/^\/uploads\//, { message: 'Upload the picture first.' }),
  );

class GroupFields {
  @TrimmedText({ max: 80, message: 'Enter a name of up to 80 characters.' })
  name!: string;

  @TrimmedText({ multiline: true, max: 400, message: 'Describe the group in up to 400 characters.' })
  summary!: string;

  @ApiProperty({ enum: GROUP_VISIBILITIES })
  @IsIn(GROUP_VISIBILITIES, { message: 'Choose who can find and join the group.' })
  privacy!: GroupVisibility;

  @IfSent()
  @ApiPropertyOptional()
  @TrimmedText({ min: 0, max: 60, message: 'Enter a topic of up to 60 characters.' })
  topic?: string;

  @TextList({ maxItems: MAX_RULES, maxLength: 200, message: RULES })
  rules?: string[];

  /** New members have to agree to the rules */
  @IfSent()
  @ApiPropertyOptional()
  @IsBoolean()
  rulesRequired?: boolean;

  @TextList({ maxItems: MAX_QUESTIONS, maxLength: 200 })
  questions?: string[];

  @ApiPropertyOptional({ maxLength: 60, description: 'Seeds the drawn cover' })
  @IfSent()
  @MaxLength(60)
  @Matches(SEED)
  coverSeed?: string;

  @CoverUrl()
  coverUrl?: string | null;
}

export class NewGroup extends GroupFields {}

export class GroupChanges extends PartialType(GroupFields, { skipNullProperties: false }) {}

/** What was created or changed. */
export class GroupReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
  summary!: string;
  privacy!: GroupVisibility;
  /** An administrator looks at it before others see it */ isPending!: boolean;
}
