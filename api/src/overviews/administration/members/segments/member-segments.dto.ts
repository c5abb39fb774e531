import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNotEmptyObject, ValidateNested } from 'class-validator';
import { TrimmedText } from '../../../../core/validation/validation.js';
import { MemberFilters } from '../filters/member-filters.dto.js';

export const NO_FILTERS = 'Choose at least one filter.';
const NAME_RULE = { max: 60, message: 'Enter a name of up to 60 characters.' };

export class NewMemberSegment {
  @TrimmedText(NAME_RULE)
  name!: string;

  @IsNotEmptyObject({}, { message: NO_FILTERS })
  @ValidateNested()
  @Type(() => MemberFilters)
  filters!: MemberFilters;
}

export class MemberSegmentName {
  @TrimmedText(NAME_RULE)
  name!: string;
}

/** Filters of the list of members under a name. */
export class MemberSegmentSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  name!: string;
  filters!: MemberFilters;
}
