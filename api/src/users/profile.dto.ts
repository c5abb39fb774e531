import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, Equals, ValidateIf } from 'class-validator';
import { OptionalTimeZone } from '../common/time-zone.js';
import { ClearableText, TextList } from '../common/validation.js';
import { type Track, TRACKS, type User } from './user.entity.js';

@ApiSchema({ name: 'ProfileLink' })
export class ProfileLinkResponse {
  @ApiProperty()
  label!: string;

  @ApiProperty({ format: 'uri' })
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

  @ApiProperty({ description: 'Whether people they do not know may write to them' })
  acceptsMessagesFromStrangers!: boolean;

  @ApiProperty()
  hasCompletedOnboarding!: boolean;

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

  @OptionalTimeZone()
  timeZone?: string;

  @ClearableText({ max: 2_000 })
  bio?: string | null;

  @TextList({ maxItems: 20, maxLength: 60 })
  interests?: string[];

  @TextList({ maxItems: 10, maxLength: 60 })
  intents?: string[];

  @ApiPropertyOptional({ enum: TRACKS, nullable: true, type: String })
  @IsOptional()
  @IsIn(TRACKS)
  track?: Track | null;

  @ApiPropertyOptional({ type: Boolean })
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean()
  acceptsMessagesFromStrangers?: boolean;
}

@ApiSchema({ name: 'OnboardingCompletion' })
export class OnboardingCompletion {
  @ApiProperty({ enum: [true], type: Boolean })
  @IsBoolean()
  @Equals(true)
  completed!: boolean;
}

export function ownProfileResponse(user: User): OwnProfileResponse {
  const {
    onboardedAt,
    emailVerifiedAt: _verified,
    suspendedAt: _suspended,
    isAdmin: _admin,
    isModerator: _moderator,
    visibility: _visibility,
    joinedAt,
    ...shown
  } = user;
  return { ...shown, hasCompletedOnboarding: onboardedAt !== null, joinedAt: joinedAt.toISOString() };
}
