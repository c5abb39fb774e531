import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { OptionalTimeZone, RequiredTimeZone } from '../../core/time/time-zone.js';
import { ClearableText, TextList, TrimmedText, WebAddress } from '../../core/validation/validation.js';
import { type Track, TRACKS, type User } from './user.entity.js';
import { DEFAULT_VISIBILITY } from '../../core/visibility/profile-fields.js';
import { ProfileVisibility, ProfileVisibilityChanges } from './visibility.dto.js';

@ApiSchema({ name: 'ProfileLink' })
export class ProfileLinkResponse {
  @ApiProperty()
  label!: string;

  @ApiProperty({ format: 'uri' })
  url!: string;
}

export class ProfileLinkRequest {
  @TrimmedText({ max: 60, words: 'Name the link in up to 60 characters.' })
  label!: string;

  @WebAddress({ max: 500, protocols: ['https', 'http'], words: 'Write the whole address, with https://' })
  url!: string;
}

/** One's own profile, everything included. */
@ApiSchema({ name: 'OwnProfile' })
export class OwnProfileResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  slug!: string;

  @ApiProperty({ type: String, format: 'email', nullable: true })
  email!: string | null;

  @ApiProperty({ type: String, nullable: true })
  firstName!: string | null;

  @ApiProperty({ type: String, nullable: true })
  lastName!: string | null;

  @ApiProperty({ type: String, nullable: true })
  profileImageUrl!: string | null;

  @ApiProperty({ type: String, nullable: true })
  currentRole!: string | null;

  @ApiProperty({ type: String, nullable: true })
  location!: string | null;

  @ApiProperty({ description: 'IANA name' })
  timeZone!: string;

  @ApiProperty({ type: String, nullable: true })
  bio!: string | null;

  @ApiProperty({ type: ProfileLinkResponse, isArray: true })
  links!: ProfileLinkResponse[];

  @ApiProperty({ type: String, isArray: true })
  skills!: string[];

  @ApiProperty({ type: String, isArray: true })
  helpsWith!: string[];

  @ApiProperty({ type: String, isArray: true })
  lookingFor!: string[];

  @ApiProperty({ type: String, isArray: true })
  interests!: string[];

  @ApiProperty({ type: String, isArray: true })
  intents!: string[];

  @ApiProperty({ enum: TRACKS, nullable: true, type: String })
  track!: Track | null;

  @ApiProperty({ type: ProfileVisibility })
  visibility!: ProfileVisibility;

  @ApiProperty({
    type: String,
    isArray: true,
    description: 'Ids of courses that are left out of their profile',
  })
  hiddenCourses!: string[];

  @ApiProperty({ type: String, isArray: true, description: 'Keys of achievements that are left out' })
  hiddenAchievements!: string[];

  @ApiProperty({ description: 'Whether people they do not know may write to them' })
  acceptsMessagesFromStrangers!: boolean;

  @ApiProperty()
  hasCompletedOnboarding!: boolean;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 4, description: 'Where the onboarding goes on' })
  onboardingStep!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  joinedAt!: string;
}

/** What is left out stays as it is. */
@ApiSchema({ name: 'OwnProfileChanges' })
export class OwnProfileChanges {
  @ClearableText({ max: 80, example: 'Maya' })
  firstName?: string | null;

  @ClearableText({ max: 80, example: 'Okafor' })
  lastName?: string | null;

  @ClearableText({ max: 120, example: 'Chief Operating Officer' })
  currentRole?: string | null;

  @ClearableText({ max: 120, example: 'Rotterdam, Netherlands' })
  location?: string | null;

  /** A picture that the member has uploaded; null or empty takes theirs away. */
  @ClearableText({ max: 500 })
  profileImageUrl?: string | null;

  @OptionalTimeZone()
  timeZone?: string;

  @ClearableText({ max: 2_000, multiline: true })
  bio?: string | null;

  @ApiPropertyOptional({ type: [ProfileLinkRequest], maxItems: 5 })
  @ValidateIf((_, value) => value !== undefined)
  @IsArray()
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => ProfileLinkRequest)
  links?: ProfileLinkRequest[];

  @TextList({ maxItems: 20, maxLength: 60 })
  skills?: string[];

  @TextList({ maxItems: 10, maxLength: 120 })
  helpsWith?: string[];

  @TextList({ maxItems: 10, maxLength: 120 })
  lookingFor?: string[];

  @TextList({ maxItems: 20, maxLength: 60 })
  interests?: string[];

  @TextList({ maxItems: 10, maxLength: 60 })
  intents?: string[];

  @ApiPropertyOptional({ enum: TRACKS, nullable: true, type: String })
  @IsOptional()
  @IsIn(TRACKS)
  track?: Track | null;

  @ApiPropertyOptional({ type: ProfileVisibilityChanges, description: 'Fields left out stay as they are' })
  @ValidateIf((_, value) => value !== undefined)
  @IsObject()
  @ValidateNested()
  @Type(() => ProfileVisibilityChanges)
  visibility?: ProfileVisibilityChanges;

  @ApiPropertyOptional({ type: [String], format: 'uuid', maxItems: 500 })
  @ValidateIf((_, value) => value !== undefined)
  @IsArray()
  @ArrayMaxSize(500)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  hiddenCourses?: string[];

  @TextList({ maxItems: 100, maxLength: 60 })
  hiddenAchievements?: string[];

  @ApiPropertyOptional({ type: Boolean })
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean()
  acceptsMessagesFromStrangers?: boolean;
}

export class DetectedTimeZone {
  @RequiredTimeZone()
  timeZone!: string;
}

/** The last step of the onboarding. */
export const LAST_STEP = 4;
const ONE_STEP = { message: `Choose a step from 1 to ${LAST_STEP}.` };

@ApiSchema({ name: 'OnboardingProgress' })
export class OnboardingProgress {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LAST_STEP, description: 'Where it goes on' })
  @ValidateIf((_, value) => value !== undefined)
  @IsInt(ONE_STEP)
  @Min(1, ONE_STEP)
  @Max(LAST_STEP, ONE_STEP)
  step?: number;

  @ApiPropertyOptional({ enum: [true], type: Boolean, description: 'Ends it for good' })
  @ValidateIf((_, value) => value !== undefined)
  @Equals(true, { message: 'It can only be ended.' })
  completed?: boolean;
}

export function ownProfileResponse(user: User): OwnProfileResponse {
  const {
    onboardedAt,
    emailVerifiedAt: _verified,
    suspendedAt: _suspended,
    suspendedUntil: _until,
    isAdmin: _admin,
    isModerator: _moderator,
    hasTimeZone: _hasTimeZone,
    visibility,
    joinedAt,
    ...shown
  } = user;
  return {
    ...shown,
    visibility: { ...DEFAULT_VISIBILITY, ...visibility },
    hasCompletedOnboarding: onboardedAt !== null,
    joinedAt: joinedAt.toISOString(),
  };
}
