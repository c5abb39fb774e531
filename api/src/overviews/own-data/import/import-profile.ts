import { asOneLine, visibleText } from '#platform/text/index';
import { knownTimeZone } from '../../../core/time/time-zone.js';
import type { Transaction } from '../../../core/database/database.js';
import { RecommendationSettings } from '../../recommendations/recommendation-settings.entity.js';
import { WeeklyGoal } from '../../../learning/activity/weekly-goal.entity.js';
import { type Channel, NOTIFICATION_KIND_KEYS } from '../../../notifications/notification-kinds.js';
import {
  DIGEST_DAYS,
  type DigestDay,
  NotificationSchedule,
} from '../../../notifications/settings/notification-schedule.entity.js';
import { NotificationSetting } from '../../../notifications/settings/notification-setting.entity.js';
import { User } from '../../../identity/users/user.entity.js';

/** Of the profile, everything but what belongs to the account: address, roles, dates. */
const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'currentRole',
  'location',
  'timeZone',
  'bio',
  'links',
  'skills',
  'helpsWith',
  'lookingFor',
  'interests',
  'intents',
  'track',
] as const satisfies readonly (keyof User)[];

/** What a person says yes or no to. */
const CHOICES = ['acceptsMessagesFromStrangers', 'inDirectory', 'showsActivity'] as const;

export type ArchivedProfile = Partial<Pick<User, (typeof PROFILE_FIELDS)[number]>> & {
  pictureUrl?: string | null;
};

export interface ArchivedPreferences {
  visibility?: User['visibility'];
  acceptsMessagesFromStrangers?: boolean;
  inDirectory?: boolean;
  showsActivity?: boolean;
  recommendations?: boolean | null;
  weeklyGoal?: { days: number; since: string } | null;
  notifications?: Record<string, Channel[]>;
  notificationSchedule?: { digestOn: DigestDay | null } | null;
}

export interface Written {
  found: number;
  added: number;
}

/** An archive may be older than the rules for what a field holds. */
const withSupportedText = ({ bio, ...profile }: ArchivedProfile): ArchivedProfile => ({
  ...(inOneLine(profile) as ArchivedProfile),
  ...(bio && { bio: visibleText(bio) }),
  timeZone: knownTimeZone(profile.timeZone),
});

function inOneLine(value: unknown): unknown {
  if (typeof value === 'string') return asOneLine(value);
  if (Array.isArray(value)) return value.map(inOneLine).filter((item) => item !== '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inOneLine(item)]));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The profile is that of the archive, but for what the archive leaves empty.
 * @param picture the address of the picture here; undefined leaves the one there is
 */
export async function importProfile(
  archived: ArchivedProfile,
  picture: string | undefined,
  userId: string,
  { manager }: Transaction,
): Promise<Written> {
  const user = await manager.findOneByOrFail(User, { id: userId });
  const profile = withSupportedText(archived);
  const given = PROFILE_FIELDS.filter((field) => !isEmpty(profile[field]));
  const changed = given.filter((field) => !isSame(profile[field], user[field]));
  const values: Partial<User> = Object.fromEntries(changed.map((field) => [field, profile[field]]));
  const hasPicture = picture !== undefined && picture !== user.profileImageUrl;
  if (hasPicture) values.profileImageUrl = picture;
  if (values.timeZone) values.hasTimeZone = true;
  if (Object.keys(values).length > 0) await manager.save(User, { ...user, ...values });
  const pictures = isEmpty(profile.pictureUrl) ? 0 : 1;
  return { found: given.length + pictures, added: changed.length + (hasPicture ? 1 : 0) };
}

export async function importPreferences(
  archived: ArchivedPreferences,
  userId: string,
  { manager }: Transaction,
): Promise<Written> {
  const written = { found: 0, added: 0 };
  const note = (isNew: boolean) => {
    written.found += 1;
    if (isNew) written.added += 1;
    return isNew;
  };
  const user = await manager.findOneByOrFail(User, { id: userId });
  const { visibility, recommendations, weeklyGoal } = archived;
  if (visibility && note(!isSame(visibility, user.visibility)))
    await manager.update(User, { id: userId }, { visibility });
  for (const choice of CHOICES) {
    const chosen = archived[choice];
    if (chosen !== undefined && note(chosen !== user[choice]))
      await manager.update(User, { id: userId }, { [choice]: chosen });
  }
  if (typeof recommendations === 'boolean') {
    const before = await manager.findOneBy(RecommendationSettings, { userId });
    if (note(before?.enabled !== recommendations))
      await manager.save(RecommendationSettings, { userId, enabled: recommendations });
  }
  if (weeklyGoal) {
    const before = await manager.findOneBy(WeeklyGoal, { userId });
    const goal = { days: weeklyGoal.days, since: weeklyGoal.since };
    if (note(before?.days !== goal.days || before.since !== goal.since))
      await manager.save(WeeklyGoal, { userId, ...goal });
  }
  // A pause is of its time, and does not come along.
  const digestOn = archived.notificationSchedule?.digestOn;
  if (digestOn && DIGEST_DAYS.includes(digestOn)) {
    const before = await manager.findOneBy(NotificationSchedule, { userId });
    if (note(before?.digestOn !== digestOn))
      await manager.upsert(NotificationSchedule, { userId, digestOn }, ['userId']);
  }
  const settings = await manager.findBy(NotificationSetting, { userId });
  for (const kind of NOTIFICATION_KIND_KEYS) {
    const channels = archived.notifications?.[kind];
    const before = settings.find((setting) => setting.kind === kind)?.channels;
    if (channels && note(!isSame(channels, before)))
      await manager.save(NotificationSetting, { userId, kind, channels });
  }
  return written;
}
