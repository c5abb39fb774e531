import { DEVELOPMENT_PROVIDER_ID } from '../../../identity/auth/development-identity/cast.js';
import type { SeedPerson } from '../files/items/people.js';
import { daysBefore } from '../relative-time.js';
import { seedFraction, seedId } from '../seed-id.js';
import type { SeedRun } from '../seed-run.js';

/** Key of a person → id of their account. */
export type PeopleByKey = ReadonlyMap<string, string>;

/**
 * Everybody, each with an identity at the development provider under their key. A profile belongs to its person: it is
 * written once. Someone who signed in before the seed ran keeps that account.
 */
export async function seedPeople(session: SeedRun, people: readonly SeedPerson[]): Promise<PeopleByKey> {
  const accounts = await session.query<{ id: string; email: string }>(
    'SELECT id, email FROM users WHERE email = ANY($1)',
    [people.map(({ email }) => email)],
  );
  const idByEmail = new Map(accounts.map(({ id, email }) => [email, id]));
  const ids = new Map<string, string>();
  for (const person of people) {
    const id = idByEmail.get(person.email) ?? seedId('person', person.key);
    ids.set(person.key, id);
    await session.once(`person:${person.key}`, () => writePerson(session, person, id));
  }
  return ids;
}

async function writePerson(session: SeedRun, person: SeedPerson, id: string): Promise<void> {
  const joinedAt = daysBefore(new Date(), person.joinedDaysAgo + 0.4 * seedFraction('joined', person.key));
  const profile = {
    first_name: person.firstName,
    last_name: person.lastName,
    current_role: person.currentRole,
    location: person.location,
    time_zone: person.timeZone,
    has_time_zone: true,
    bio: person.bio,
    links: person.links,
    skills: person.skills,
    helps_with: person.helpsWith,
    looking_for: person.lookingFor,
    interests: person.interests,
    intents: [],
    visibility: {
      ...(person.emailVisible && { email: 'members' }),
      ...(person.shownToVisitors && { membersPage: 'public' }),
    },
    is_admin: person.isAdmin ?? false,
    is_moderator: person.isModerator ?? false,
    email_verified_at: joinedAt,
    onboarded_at: person.onboarded ? joinedAt : null,
    joined_at: joinedAt,
  };
  await session.insert(
    'users',
    [{ id, slug: person.key, email: person.email, ...profile }],
    Object.keys(profile),
  );
  await session.insert('identities', [
    { provider: DEVELOPMENT_PROVIDER_ID, subject: person.key, user_id: id, created_at: joinedAt },
  ]);
  if (person.membership === 'hpc') {
    await session.insert('subscriptions', [
      { id: seedId('subscription', person.key), user_id: id, status: 'active', created_at: joinedAt },
    ]);
  }
}
