import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Equals, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../core/paging/paging.js';
import { SupportedCharacters } from '../../core/validation/validation.js';
import type { Friendship } from '../../core/visibility/friends.sql.js';
import { type Track } from '../../identity/users/user.entity.js';
import { MEMBER_ORDERS, type MemberOrder } from './directory.queries.js';

/** One value that people have, in any case. */
const FilterValue = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ maxLength: 120, description: `${description}; for members` }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsString(),
    MaxLength(120),
    SupportedCharacters(),
  );

const Flag = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ enum: ['true'], description: `${description}; for members` }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value)),
    Equals(true),
  );

export class MemberListQuery extends PageQuery {
  @FilterValue('Beginnings of words in name, role, place or skills')
  q?: string;

  @FilterValue('Beginnings of words in the name')
  name?: string;

  @FilterValue('An interest')
  topic?: string;

  @FilterValue('A skill')
  skill?: string;

  @FilterValue('What they can help with')
  helpsWith?: string;

  @FilterValue('A city, region or country')
  place?: string;

  @Flag('Only members who joined in the last 30 days')
  isNew?: boolean;

  @Flag('Only friends')
  friends?: boolean;

  @ApiPropertyOptional()
  @IsOptional()
  @IsIn(MEMBER_ORDERS)
  sort: MemberOrder = 'newest';

  override limit: number = 24;
}

/** Values to filter the directory by, as people have written them. */
export class MemberFilterChoices {
  topics!: string[];
  skills!: string[];
  helpsWith!: string[];
  places!: string[];
}

export class MembersInCommon {
  @ApiProperty({ example: 'Portugal' }) value!: string;
  @ApiProperty({ type: 'integer' }) members!: number;
}

/** Someone who agreed to be shown to visitors. */
export class ShownMember {
  slug!: string;
  /** First name */ name!: string;
  currentRole!: string | null;
  profileImageUrl!: string | null;
}

export class MemberNumbers {
  @ApiProperty({ type: 'integer' }) members!: number;
  /** Where several members are */ countries!: string[];
  /** Skills that several members have */ fields!: string[];
  /** The most common countries with how many are there, of the 2,000 members who came last */
  countryCounts!: MembersInCommon[];
  /** The most common skills, likewise */ fieldCounts!: MembersInCommon[];
  /** Up to six */ people!: ShownMember[];
}

export class MemberCard {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** For addresses */ slug!: string;
  name!: string;
  currentRole!: string | null;
  location!: string | null;
  profileImageUrl!: string | null;
  skills!: string[];
  @ApiProperty({ format: 'date-time' }) joinedAt!: string;
  /** On the caller’s present day; false also for members who do not show it */ isActiveToday!: boolean;
}

export class MemberLink {
  label!: string;
  @ApiProperty({ format: 'uri' }) url!: string;
}

export class MemberGroup {
  slug!: string;
  name!: string;
}

export class FinishedCourse {
  slug!: string;
  title!: string;
  /** Whether the caller can open its page */ isVisible!: boolean;
}

export class ShownAchievement {
  title!: string;
  /** What earns it */ rule!: string;
  /** Where it can be earned */ href!: string;
  @ApiProperty({ format: 'date-time' }) earnedAt!: string;
}

export class PathCourse {
  slug!: string;
  title!: string;
  /** Percent */ @ApiProperty({ type: 'integer' }) progress!: number;
  /** Whether the caller can open its page */ isVisible!: boolean;
}

/** The track with most of a person's courses. */
export class PublicLearningPath {
  track!: Track;
  @ApiProperty({ type: 'integer' }) completed!: number;
  @ApiProperty({ type: 'integer' }) total!: number;
  /** Completed courses in percent of all */ @ApiProperty({ type: 'integer' }) percent!: number;
  /** Two at most */ courses!: PathCourse[];
  /** How many more there are */ @ApiProperty({ type: 'integer' }) more!: number;
}

/** What the person lets the caller see: hidden fields are null or empty. */
export class MemberProfile {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  /** For visitors the first name */ name!: string;
  currentRole!: string | null;
  location!: string | null;
  bio!: string | null;
  links!: MemberLink[];
  skills!: string[];
  helpsWith!: string[];
  lookingFor!: string[];
  interests!: string[];
  profileImageUrl!: string | null;
  /** Public groups only */ groups!: MemberGroup[];
  /** Groups that the caller is in too, whatever their visibility */ groupsInCommon!: MemberGroup[];
  finishedCourses!: FinishedCourse[];
  achievements!: ShownAchievement[];
  learningPath!: PublicLearningPath | null;
  /** Exchanges that both sides have settled; for members */
  @ApiProperty({ type: 'integer' }) exchangesSettled!: number;
  @ApiProperty({ format: 'date-time' }) joinedAt!: string;
  timeZone!: string | null;
  @ApiProperty({ format: 'email' }) email!: string | null;
  /** Of the caller with this person; null for visitors and on one’s own profile */
  friendship!: Friendship | null;
  /** Whether the caller has muted this person */ isMuted!: boolean;
  /** What the caller and this person have in common */ commonalities!: string[];
}

export class HighlightedUser {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  firstName!: string | null;
  lastName!: string | null;
  @ApiProperty({ format: 'email' }) email!: string | null;
  profileImageUrl!: string | null;
  currentRole!: string | null;
  location!: string | null;
}

export class MemberHighlight {
  user!: HighlightedUser;
  @ApiProperty({ example: ['You both study Leading Through Change', 'Both in Lisbon'] })
  commonalities!: string[];
}

/** A person in a list. */
export class MemberSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
  currentRole!: string | null;
  location!: string | null;
  profileImageUrl!: string | null;
}

export class SuggestedMember extends MemberSummary {
  /** Why */ commonalities!: string[];
}
