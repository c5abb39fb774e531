import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsDay } from '../../core/time/dates.js';
import { PageQuery } from '../../core/paging/paging.js';
import {
  ClearableText,
  SupportedCharacters,
  TextList,
  TrimmedText,
} from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { TOPICS, type Topic } from '../topics.js';
import { PROJECT_STAGES, type ProjectStage } from './project-stages.js';

export const MAX_ROLES = 8;
const MAX_TITLE = 120;
const MAX_PURPOSE = 5_000;

export class ProjectListQuery extends PageQuery {
  @IsOptional()
  @IsIn(PROJECT_STAGES)
  stage?: ProjectStage;

  /** Proposals that wait for a moderator, without those that were returned */
  @IsOptional()
  @IsIn(['true'])
  waiting?: 'true';

  @IsOptional()
  @IsIn(TOPICS)
  topic?: Topic;

  /** Words of a skill that it asks for */
  @IsOptional()
  @MaxLength(40)
  skill?: string;

  /** With a part that is free and takes at most so many hours a week */
  @ApiProperty({ type: 'integer' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(40)
  hours?: number;
}

export class NewProjectRole {
  /** Of a part that is changed */
  @IsOptional()
  @IsUUID()
  id?: string;

  @TrimmedText({ max: 60, message: 'Give each role a name of up to 60 characters.' })
  name!: string;

  @ApiProperty({ type: 'integer' })
  @IsInt({ message: 'Enter 1 to 40 hours a week for each role.' })
  @Min(1, { message: 'Enter 1 to 40 hours a week for each role.' })
  @Max(40, { message: 'Enter 1 to 40 hours a week for each role.' })
  hoursPerWeek!: number;
}

class ProjectFields {
  @TrimmedText({
    max: MAX_TITLE,
    message: `Enter a title of up to ${MAX_TITLE} characters.`,
    example: 'A consent sheet that families can read',
  })
  title!: string;

  @TrimmedText({
    multiline: true,
    max: MAX_PURPOSE,
    message: `Describe its purpose. Up to ${MAX_PURPOSE.toLocaleString('en')} characters.`,
  })
  purpose!: string;

  @ApiProperty({ type: [NewProjectRole], minItems: 1, maxItems: MAX_ROLES })
  @IsArray({ message: 'Add at least one role.' })
  @ArrayMinSize(1, { message: 'Add at least one role.' })
  @ArrayMaxSize(MAX_ROLES, { message: `Add up to ${MAX_ROLES} roles.` })
  @ValidateNested({ each: true })
  @Type(() => NewProjectRole)
  roles!: NewProjectRole[];

  @ApiPropertyOptional({ enum: TOPICS, nullable: true })
  @IsOptional()
  @IsIn(TOPICS, { message: 'Choose a topic.' })
  topic?: Topic | null;

  @TextList({ maxItems: 5, maxLength: 40 })
  skills?: string[];

  @ApiPropertyOptional({
    type: String,
    format: 'date',
    nullable: true,
    description: 'When it ends, whatever the state',
  })
  @IsOptional()
  @IsDay('Enter a date such as 2026-05-30.')
  endsOn?: string | null;
}

export class NewProject extends ProjectFields {}

/** What is left out stays as it is; a proposal that was returned is sent again by it. */
export class ProjectChanges extends PartialType(ProjectFields, { skipNullProperties: false }) {
  /** Slug or id of the event at which they meet next */
  @IsOptional()
  @MaxLength(120)
  @SupportedCharacters()
  nextEvent?: string | null;
}

export class NewStage {
  @IsIn(PROJECT_STAGES, { message: 'Choose a stage.' })
  stage!: ProjectStage;

  /** Refused when the project is at another stage by now */
  @IsOptional()
  @IsIn(PROJECT_STAGES)
  from?: ProjectStage;

  @ClearableText({ multiline: true, max: MAX_PURPOSE, message: 'Use up to 5,000 characters.' })
  result?: string | null;
}

export class ReturnReason {
  @TrimmedText({
    multiline: true,
    max: 1_000,
    message: 'Describe what needs to change in a sentence or two.',
  })
  reason!: string;
}

export class NewProjectUpdate {
  @TrimmedText({ multiline: true, max: 2_000, message: 'Write an update of up to 2,000 characters.' })
  text!: string;
}

export class ProjectReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  stage!: ProjectStage;
}

export type ProjectPart = 'owner' | 'member' | 'requested';

export class ProjectSummary extends ProjectReference {
  title!: string;
  /** Its beginning, for members */
  purpose!: string | null;
  topic!: Topic | null;
  skills!: string[];
  @ApiProperty({ type: 'integer' }) memberCount!: number;
  @ApiProperty({ type: 'integer' }) openRoleCount!: number;
  /** The least that a part which is free takes */
  @ApiProperty({ type: 'integer' }) fewestHours!: number | null;
  @ApiProperty({ format: 'date' }) endsOn!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  /** For members */ owner!: AuthorSummary | null;
  part!: ProjectPart | null;
}

export class ProjectRoleResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  name!: string;
  @ApiProperty({ type: 'integer' }) hoursPerWeek!: number;
  isTaken!: boolean;
}

export class ProjectMemberResponse extends AuthorSummary {
  /** The part they have taken */
  role!: string | null;
  isOwner!: boolean;
  /** Whether the project can be handed over to them */ canLead!: boolean;
}

export class ProjectRequestResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) roleId!: string;
  role!: string;
  message!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  member!: AuthorSummary;
}

export class ProjectUpdateResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** Markdown */ text!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  author!: AuthorSummary | null;
}

export class ProjectEvent {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
  @ApiProperty({ format: 'date-time' }) startDate!: string;
  timeZone!: string;
}

export class ProjectDetail extends ProjectSummary {
  roles!: ProjectRoleResponse[];
  /** Markdown; for members */ result!: string | null;
  @ApiProperty({ format: 'date-time' }) stageSince!: string;
  /** For its owner and moderators */ returnedReason!: string | null;
  /** For members */ members!: ProjectMemberResponse[];
  /** The latest 20, for members */ updates!: ProjectUpdateResponse[];
  /** Those that wait, for its owner */ requests!: ProjectRequestResponse[];
  /** The part that the caller has asked for */ requestedRoleId!: string | null;
  /** For members */ nextEvent!: ProjectEvent | null;
  /** Slug of its discussion, for members */ discussion!: string | null;
  /** Whether a moderator has hidden it, or reports have */ isHidden!: boolean;
  /** Whether the caller reviews proposals */ canReview!: boolean;
  /** Whether a moderator opens a proposal */ isReviewed!: boolean;
}
