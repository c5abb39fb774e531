import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { VisibilitySettings } from '../../core/visibility/profile-fields.js';

export const TRACKS = ['ai-mastery', 'consciousness-integration', 'leadership-transformation'] as const;
export type Track = (typeof TRACKS)[number];

export interface ProfileLink {
  label: string;
  url: string;
}

/** A person with an account. */
@Entity('users')
@Index('ix_users_listed', ['joinedAt', 'id'], { where: 'onboarded_at IS NOT NULL AND suspended_at IS NULL' })
@Index('ix_users_not_in_directory', ['id'], { where: 'NOT in_directory' })
@Index('ix_users_suspended', ['id'], { where: 'suspended_at IS NOT NULL' })
@Index(['location', 'joinedAt'])
@Index('ix_users_staff', ['id'], { where: 'is_admin OR is_moderator' })
@Index('ix_users_interests', { synchronize: false })
@Index('ix_users_country', { synchronize: false })
@Index('ix_users_email_parts', { synchronize: false })
@Index('ix_users_by_folded_name', { synchronize: false })
@Check('ck_users_email_lower', 'email = lower(email)')
@Check('ck_users_verified_email', 'email_verified_at IS NULL OR email IS NOT NULL')
@Check('ck_users_suspended', 'suspended_until IS NULL OR suspended_at IS NOT NULL')
@Check('ck_users_onboarding_step', 'onboarding_step BETWEEN 1 AND 4')
@Check('ck_users_slug', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('ck_users_track', `track IN ('ai-mastery', 'consciousness-integration', 'leadership-transformation')`)
export class User {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text', { unique: true })
  slug!: string;

  /** Lower case; one person is one address. Null: someone else has proved that the address is theirs. */
  @Column('text', { unique: true, nullable: true })
  email!: string | null;

  /** Since when this site or a trusted provider has known that the address is theirs. */
  @Column('timestamptz', { nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('text', { nullable: true })
  firstName!: string | null;

  @Column('text', { nullable: true })
  lastName!: string | null;

  @Column('text', { nullable: true })
  profileImageUrl!: string | null;

  @Column('text', { nullable: true })
  currentRole!: string | null;

  @Column('text', { nullable: true })
  location!: string | null;

  /** IANA name. */
  @Column('text', { default: 'UTC' })
  timeZone!: string;

  /** Whether the zone was chosen, or came from their browser. */
  @Column('boolean', { default: false })
  hasTimeZone!: boolean;

  @Column('text', { nullable: true })
  bio!: string | null;

  @Column('jsonb', { default: [] })
  links!: ProfileLink[];

  @Column('text', { array: true, default: [] })
  skills!: string[];

  @Column('text', { array: true, default: [] })
  helpsWith!: string[];

  @Column('text', { array: true, default: [] })
  lookingFor!: string[];

  @Column('text', { array: true, default: [] })
  interests!: string[];

  @Column('text', { array: true, default: [] })
  intents!: string[];

  @Column('text', { nullable: true })
  track!: Track | null;

  /** Only what differs from the defaults. */
  @Column('jsonb', { default: {} })
  visibility!: VisibilitySettings;

  /** Finished courses that are left out of their profile. */
  @Column('uuid', { array: true, default: [] })
  hiddenCourses!: string[];

  /** Keys of achievements that are left out of their profile. */
  @Column('text', { array: true, default: [] })
  hiddenAchievements!: string[];

  /** Whether people they do not know may write to them. */
  @Column('boolean', { default: true })
  acceptsMessagesFromStrangers!: boolean;

  /** Whether other members find them: in the directory, among suggestions and by the search. */
  @Column('boolean', { default: true })
  inDirectory!: boolean;

  /** Whether others see that they are active: “Active today”, and that they are typing. */
  @Column('boolean', { default: true })
  showsActivity!: boolean;

  @Column('boolean', { default: false })
  isAdmin!: boolean;

  /** Looks after the community: reports, hiding, removing. */
  @Column('boolean', { default: false })
  isModerator!: boolean;

  /** Where the onboarding is taken up again, on any device. */
  @Column('smallint', { default: 1 })
  onboardingStep!: number;

  @Column('timestamptz', { nullable: true })
  onboardedAt!: Date | null;

  /** Since when they may read and not write. */
  @Column('timestamptz', { nullable: true })
  suspendedAt!: Date | null;

  /** Null: until a moderator ends it. */
  @Column('timestamptz', { nullable: true })
  suspendedUntil!: Date | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  joinedAt!: Date;
}
