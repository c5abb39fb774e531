import { ApiProperty, ApiSchema } from '@nestjs/swagger';
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
import { portraitUrl } from '#platform/pictures';
import { OptionalTimeZone, RequiredTimeZone } from '../../core/time/time-zone.js';
import { ClearableText, TextList, TrimmedText, WebAddress } from '../../core/validation/validation.js';
import { type Track, TRACKS, type User } from './user.entity.js';
import { DEFAULT_VISIBILITY } from '../../core/visibility/profile-fields.js';
import { ProfileVisibility, ProfileVisibilityChanges } from './visibility.dto.js';

@ApiSchema({ name: 'ProfileLink' })
export class ProfileLinkResponse {
  label!: string;

  @ApiProperty({ format: 'uri' }) url!: string;
}

export class ProfileLinkRequest {
  @TrimmedText({ max: 60, message: 'Enter a link name of up to 60 characters.' })
  label!: string;

  @WebAddress({
    max: 500,
    protocols: ['https', 'http'],
    message: 'Enter the full address, starting with https://',
  })
  url!: string;
}

/** One's own profile, everything included. */
@ApiSchema({ name: 'OwnProfile' })
export class OwnProfileResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;

  slug!: string;

  @ApiProperty({ format: 'email' }) email!: string | null;

  firstName!: string | null;

  lastName!: string | null;

  /** Their photograph */ profileImageUrl!: string | null;

  /** Drawn, for who has no photograph */ portraitUrl!: string;

  currentRole!: string | null;

  location!: string | null;

  /** IANA name */ timeZone!: string;

  bio!: string | null;

  links!: ProfileLinkResponse[];

  skills!: string[];

  helpsWith!: string[];

  lookingFor!: string[];

  interests!: string[];

  intents!: string[];

  track!: Track | null;

  visibility!: ProfileVisibility;

  /** Ids of courses that are left out of their profile */ hiddenCourses!: string[];

  /** Keys of achievements that are left out */ hiddenAchievements!: string[];

  /** Whether people they do not know may write to them */ acceptsMessagesFromStrangers!: boolean;

  /** Whether other members find them in the directory, among suggestions and by the search */ inDirectory!: boolean;

  /** Whether others see that they are active: “Active today”, and that they are typing */ showsActivity!: boolean;

  hasCompletedOnboarding!: boolean;

  /** Where the onboarding goes on */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 4 }) onboardingStep!: number;

  @ApiProperty({ format: 'date-time' }) joinedAt!: string;
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

  @IsOptional()
  @IsIn(TRACKS)
  track?: Track | null;

  /** Fields left out stay as they are */
  @ValidateIf((_, value) => value !== undefined)
  @IsObject()
  @ValidateNested()
  @Type(() => ProfileVisibilityChanges)
  visibility?: ProfileVisibilityChanges;

  @ValidateIf((_, value) => value !== undefined)
  @IsArray()
  @ArrayMaxSize(500)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  hiddenCourses?: string[];

  @TextList({ maxItems: 100, maxLength: 60 })
  hiddenAchievements?: string[];

  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean()
  acceptsMessagesFromStrangers?: boolean;

  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean()
  inDirectory?: boolean;

  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean()
  showsActivity?: boolean;
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
  /** Where it goes on */
  @ApiProperty({ type: 'integer', maximum: LAST_STEP })
  @ValidateIf((_, value) => value !== undefined)
  @IsInt(ONE_STEP)
  @Min(1, ONE_STEP)
  @Max(LAST_STEP, ONE_STEP)
  step?: number;

  /** Ends it for good */
  @ApiProperty({ enum: [true] })
  @ValidateIf((_, value) => value !== undefined)
  @Equals(true, { message: 'It can only be set to completed.' })
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
    portraitUrl: portraitUrl(user.id),
    visibility: { ...DEFAULT_VISIBILITY, ...visibility },
    hasCompletedOnboarding: onboardedAt !== null,
    joinedAt: joinedAt.toISOString(),
  };
}
