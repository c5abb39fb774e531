import { PickType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { EmailAddress } from '../../../../core/validation/validation.js';
import { RequiredTimeZone } from '../../../../core/time/time-zone.js';
import { NewIntroduction } from '../../../../people/introductions/introductions.dto.js';
import { OwnProfileChanges, type ProfileLinkRequest } from '../../../../identity/users/profile.dto.js';
import { Ago, Key, Keys } from './fields.js';

const PROFILE = [
  'firstName',
  'lastName',
  'currentRole',
  'location',
  'bio',
  'links',
  'skills',
  'helpsWith',
  'lookingFor',
  'interests',
] as const;

export class SeedPerson extends PickType(OwnProfileChanges, PROFILE) {
  /** Stable and fit for an address: `maya`, `tomas-herrera`. */
  @Key()
  key!: string;

  @EmailAddress()
  email!: string;

  @RequiredTimeZone()
  timeZone!: string;

  override links: ProfileLinkRequest[] = [];
  override skills: string[] = [];
  override helpsWith: string[] = [];
  override lookingFor: string[] = [];
  override interests: string[] = [];

  @IsInt()
  @Min(0)
  joinedDaysAgo!: number;

  @IsOptional()
  @IsBoolean()
  isAdmin?: boolean;

  @IsOptional()
  @IsBoolean()
  isModerator?: boolean;

  /** Absent means the free tier. */
  @IsOptional()
  @IsIn(['hpc'])
  membership?: 'hpc';

  @IsBoolean()
  onboarded!: boolean;

  /** Whether other members may see the address. */
  @IsBoolean()
  emailVisible!: boolean;

  /** They agreed to be shown to visitors. */
  @IsOptional()
  @IsBoolean()
  shownToVisitors?: boolean;
}

export class SeedFriendship {
  /** Who asked. */
  @Key()
  from!: string;

  @Key()
  to!: string;

  @Ago()
  daysAgo!: number;

  @IsBoolean()
  accepted!: boolean;
}

export class SeedIntroduction extends PickType(NewIntroduction, ['reason']) {
  @Key()
  by!: string;

  @Keys()
  between!: [string, string];

  @Ago()
  daysAgo!: number;
}
