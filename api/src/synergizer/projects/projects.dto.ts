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
  @ApiPropertyOptional({ enum: PROJECT_STAGES })
  @IsOptional()
  @IsIn(PROJECT_STAGES)
  stage?: ProjectStage;

  @ApiPropertyOptional({
    enum: ['true'],
    description: 'Proposals that wait for a moderator, without those that were returned',
  })
  @IsOptional()
  @IsIn(['true'])
  waiting?: 'true';

  @ApiPropertyOptional({ enum: TOPICS })
  @IsOptional()
  @IsIn(TOPICS)
  topic?: Topic;

  @ApiPropertyOptional({ maxLength: 40, description: 'Words of a skill that it asks for' })
  @IsOptional()
  @MaxLength(40)
  skill?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 40,
    description: 'With a part that is free and takes at most so many hours a week',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(40)
  hours?: number;
}

export class NewProjectRole {
  @ApiPropertyOptional({ format: 'uuid', description: 'Of a part that is changed' })
  @IsOptional()
  @IsUUID()
  id?: string;

  @TrimmedText({ max: 60, words: 'Give each part a name of at most 60 characters.' })
  name!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 40 })
  @IsInt({ message: 'Say how many hours a week each part takes, from 1 to 40.' })
  @Min(1, { message: 'Say how many hours a week each part takes, from 1 to 40.' })
  @Max(40, { message: 'Say how many hours a week each part takes, from 1 to 40.' })
  hoursPerWeek!: number;
}

class ProjectFields {
  @TrimmedText({
    max: MAX_TITLE,
    words: `Please give it a title of at most ${MAX_TITLE} characters.`,
    example: 'A consent sheet that families can read',
  })
  title!: string;

  @TrimmedText({
    multiline: true,
    max: MAX_PURPOSE,
    words: `Say what it is for. At most ${MAX_PURPOSE.toLocaleString('en')} characters.`,
  })
  purpose!: string;

  @ApiProperty({ type: [NewProjectRole], minItems: 1, maxItems: MAX_ROLES })
  @IsArray({ message: 'Name at least one part that somebody can take.' })
  @ArrayMinSize(1, { message: 'Name at least one part that somebody can take.' })
  @ArrayMaxSize(MAX_ROLES, { message: `At most ${MAX_ROLES} parts, please.` })
  @ValidateNested({ each: true })
  @Type(() => NewProjectRole)
  roles!: NewProjectRole[];

  @ApiPropertyOptional({ enum: TOPICS, nullable: true })
  @IsOptional()
  @IsIn(TOPICS, { message: 'Choose one of the topics.' })
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
  @IsDay('Give the day as in 2026-05-30.')
  endsOn?: string | null;
}

export class NewProject extends ProjectFields {}

/** What is left out stays as it is; a proposal that was returned is sent again by it. */
export class ProjectChanges extends PartialType(ProjectFields, { skipNullProperties: false }) {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Slug or id of the event at which they meet next',
  })
  @IsOptional()
  @MaxLength(120)
  @SupportedCharacters()
  nextEvent?: string | null;
}

export class NewStage {
  @ApiProperty({ enum: PROJECT_STAGES })
  @IsIn(PROJECT_STAGES, { message: 'Choose a stage.' })
  stage!: ProjectStage;

  @ApiPropertyOptional({
    enum: PROJECT_STAGES,
    description: 'Refused when the project is at another stage by now',
  })
  @IsOptional()
  @IsIn(PROJECT_STAGES)
  from?: ProjectStage;

  @ClearableText({ multiline: true, max: MAX_PURPOSE, words: 'At most 5,000 characters, please.' })
  result?: string | null;
}

export class ReturnReason {
  @TrimmedText({ multiline: true, max: 1_000, words: 'Say in a sentence or two what should change.' })
  reason!: string;
}

export class NewProjectUpdate {
  @TrimmedText({ multiline: true, max: 2_000, words: 'Please write something. At most 2,000 characters.' })
  text!: string;
}

export class ProjectReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty({ enum: PROJECT_STAGES }) stage!: ProjectStage;
}

export const PROJECT_PARTS = ['owner', 'member', 'requested'] as const;
export type ProjectPart = (typeof PROJECT_PARTS)[number];

export class ProjectSummary extends ProjectReference {
  @ApiProperty() title!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Its beginning, for members' }) purpose!:
    string | null;
  @ApiProperty({ enum: TOPICS, nullable: true }) topic!: Topic | null;
  @ApiProperty({ type: [String] }) skills!: string[];
  @ApiProperty({ type: 'integer' }) memberCount!: number;
  @ApiProperty({ type: 'integer' }) openRoleCount!: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The least that a part which is free takes' })
  fewestHours!: number | null;
  @ApiProperty({ type: String, format: 'date', nullable: true }) endsOn!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: AuthorSummary, nullable: true, description: 'For members' })
  owner!: AuthorSummary | null;
  @ApiProperty({ enum: PROJECT_PARTS, nullable: true }) part!: ProjectPart | null;
}

export class ProjectRoleResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: 'integer' }) hoursPerWeek!: number;
  @ApiProperty() isTaken!: boolean;
}

export class ProjectMemberResponse extends AuthorSummary {
  @ApiProperty({ type: String, nullable: true, description: 'The part they have taken' }) role!:
    string | null;
  @ApiProperty() isOwner!: boolean;
  @ApiProperty({ description: 'Whether the project can be handed over to them' }) canLead!: boolean;
}

export class ProjectRequestResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) roleId!: string;
  @ApiProperty() role!: string;
  @ApiProperty() words!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: AuthorSummary }) member!: AuthorSummary;
}

export class ProjectUpdateResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'Markdown' }) text!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: AuthorSummary, nullable: true }) author!: AuthorSummary | null;
}

export class ProjectEvent {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ format: 'date-time' }) startDate!: string;
  @ApiProperty() timeZone!: string;
}

export class ProjectDetail extends ProjectSummary {
  @ApiProperty({ type: [ProjectRoleResponse] }) roles!: ProjectRoleResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Markdown; for members' }) result!: string | null;
  @ApiProperty({ format: 'date-time' }) stageSince!: string;
  @ApiProperty({ type: String, nullable: true, description: 'For its owner and moderators' })
  returnedReason!: string | null;
  @ApiProperty({ type: [ProjectMemberResponse], description: 'For members' })
  members!: ProjectMemberResponse[];
  @ApiProperty({ type: [ProjectUpdateResponse], description: 'The latest 20, for members' })
  updates!: ProjectUpdateResponse[];
  @ApiProperty({ type: [ProjectRequestResponse], description: 'Those that wait, for its owner' })
  requests!: ProjectRequestResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'The part that the caller has asked for' })
  requestedRoleId!: string | null;
  @ApiProperty({ type: ProjectEvent, nullable: true, description: 'For members' })
  nextEvent!: ProjectEvent | null;
  @ApiProperty({ type: String, nullable: true, description: 'Slug of its discussion, for members' })
  discussion!: string | null;
  @ApiProperty({ description: 'Whether a moderator has hidden it, or reports have' }) isHidden!: boolean;
  @ApiProperty({ description: 'Whether the caller reviews proposals' }) canReview!: boolean;
  @ApiProperty({ description: 'Whether a moderator opens a proposal' }) isReviewed!: boolean;
}
