import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Equals, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../core/paging/paging.js';
import { SupportedCharacters } from '../../core/validation/validation.js';
import { type Friendship, FRIENDSHIPS } from '../../core/visibility/friends.sql.js';
import { type Track, TRACKS } from '../../identity/users/user.entity.js';
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

  @Flag('Only those who joined in the last 30 days')
  isNew?: boolean;

  @Flag('Only friends')
  friends?: boolean;

  @ApiPropertyOptional({ enum: MEMBER_ORDERS, default: 'newest' })
  @IsOptional()
  @IsIn(MEMBER_ORDERS)
  sort: MemberOrder = 'newest';

  override limit: number = 24;
}

/** Values to filter the directory by, as people have written them. */
export class MemberFilterChoices {
  @ApiProperty({ type: [String] }) topics!: string[];
  @ApiProperty({ type: [String] }) skills!: string[];
  @ApiProperty({ type: [String] }) helpsWith!: string[];
  @ApiProperty({ type: [String] }) places!: string[];
}

export class MemberNumbers {
  @ApiProperty({ type: 'integer' }) members!: number;
  @ApiProperty({ type: [String], description: 'Where several members are' }) countries!: string[];
  @ApiProperty({ type: [String], description: 'Skills that several members have' }) fields!: string[];
}

export class MemberCard {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'For addresses' }) slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true }) currentRole!: string | null;
  @ApiProperty({ type: String, nullable: true }) location!: string | null;
  @ApiProperty({ type: String, nullable: true }) profileImageUrl!: string | null;
  @ApiProperty({ type: [String] }) skills!: string[];
  @ApiProperty({ format: 'date-time' }) joinedAt!: string;
}

export class MemberLink {
  @ApiProperty() label!: string;
  @ApiProperty({ format: 'uri' }) url!: string;
}

export class MemberGroup {
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
}

export class FinishedCourse {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Whether the caller can open its page' }) isVisible!: boolean;
}

export class ShownAchievement {
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'What earns it' }) rule!: string;
  @ApiProperty({ description: 'Where it can be earned' }) href!: string;
  @ApiProperty({ format: 'date-time' }) earnedAt!: string;
}

export class PathCourse {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: 'integer', description: 'Percent' }) progress!: number;
  @ApiProperty({ description: 'Whether the caller can open its page' }) isVisible!: boolean;
}

/** The track with most of a person's courses. */
export class PublicLearningPath {
  @ApiProperty({ enum: TRACKS }) track!: Track;
  @ApiProperty({ type: 'integer' }) completed!: number;
  @ApiProperty({ type: 'integer' }) total!: number;
  @ApiProperty({ type: 'integer', description: 'Completed courses in percent of all' }) percent!: number;
  @ApiProperty({ type: [PathCourse], description: 'Two at most' }) courses!: PathCourse[];
  @ApiProperty({ type: 'integer', description: 'How many more there are' }) more!: number;
}

/** What the person lets the caller see: hidden fields are null or empty. */
export class MemberProfile {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty({ description: 'For visitors the first name' }) name!: string;
  @ApiProperty({ type: String, nullable: true }) currentRole!: string | null;
  @ApiProperty({ type: String, nullable: true }) location!: string | null;
  @ApiProperty({ type: String, nullable: true }) bio!: string | null;
  @ApiProperty({ type: [MemberLink] }) links!: MemberLink[];
  @ApiProperty({ type: [String] }) skills!: string[];
  @ApiProperty({ type: [String] }) helpsWith!: string[];
  @ApiProperty({ type: [String] }) lookingFor!: string[];
  @ApiProperty({ type: [String] }) interests!: string[];
  @ApiProperty({ type: String, nullable: true }) profileImageUrl!: string | null;
  @ApiProperty({ type: [MemberGroup], description: 'Public groups only' }) groups!: MemberGroup[];
  @ApiProperty({
    type: [MemberGroup],
    description: 'Groups that the caller is in too, whatever their visibility',
  })
  groupsInCommon!: MemberGroup[];
  @ApiProperty({ type: [FinishedCourse] }) finishedCourses!: FinishedCourse[];
  @ApiProperty({ type: [ShownAchievement] }) achievements!: ShownAchievement[];
  @ApiProperty({ type: PublicLearningPath, nullable: true }) learningPath!: PublicLearningPath | null;
  @ApiProperty({ type: 'integer', description: 'Exchanges that both sides have settled; for members' })
  exchangesSettled!: number;
  @ApiProperty({ format: 'date-time' }) joinedAt!: string;
  @ApiProperty({ type: String, nullable: true }) timeZone!: string | null;
  @ApiProperty({ type: String, format: 'email', nullable: true }) email!: string | null;
  @ApiProperty({
    type: String,
    enum: FRIENDSHIPS,
    nullable: true,
    description: 'Of the caller with this person; null for visitors and on one’s own profile',
  })
  friendship!: Friendship | null;
  @ApiProperty({ type: [String], description: 'What the caller and this person have in common' })
  commonalities!: string[];
}

export class HighlightedUser {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty({ type: String, nullable: true }) firstName!: string | null;
  @ApiProperty({ type: String, nullable: true }) lastName!: string | null;
  @ApiProperty({ type: String, format: 'email', nullable: true }) email!: string | null;
  @ApiProperty({ type: String, nullable: true }) profileImageUrl!: string | null;
  @ApiProperty({ type: String, nullable: true }) currentRole!: string | null;
  @ApiProperty({ type: String, nullable: true }) location!: string | null;
}

export class MemberHighlight {
  @ApiProperty({ type: HighlightedUser }) user!: HighlightedUser;
  @ApiProperty({ type: [String], example: ['You both study Leading Through Change', 'Both in Lisbon'] })
  commonalities!: string[];
}

/** A person in a list. */
export class MemberSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true }) currentRole!: string | null;
  @ApiProperty({ type: String, nullable: true }) location!: string | null;
  @ApiProperty({ type: String, nullable: true }) profileImageUrl!: string | null;
}

export class SuggestedMember extends MemberSummary {
  @ApiProperty({ type: [String], description: 'Why' }) commonalities!: string[];
}
