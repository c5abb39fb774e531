import type { SeedFriendship, SeedIntroduction } from '../files/items/people.js';
import { daysBefore } from '../relative-time.js';
import { seedFraction, seedId } from '../seed-id.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from '../seed-run.js';

/** Friends and open requests; people who were asked are notified. What becomes of them is theirs. */
export async function seedFriendships(
  session: SeedRun,
  friendships: readonly SeedFriendship[],
  ids: PeopleByKey,
): Promise<void> {
  for (const { from, to, daysAgo, accepted } of friendships) {
    const [asked, other] = [ids.get(from)!, ids.get(to)!];
    const [low, high] = [asked, other].sort();
    const id = seedId('friendship', from, to);
    const since = daysBefore(new Date(), daysAgo + 0.4 * seedFraction(from, to));
    await session.once(`friendship:${from}:${to}`, async () => {
      const status = accepted ? 'friends' : 'requested';
      await session.insert('friendships', [
        { id, low_id: low, high_id: high, asked_by_id: asked, status, since },
      ]);
      if (!accepted)
        await insertNotification(session, {
          kind: 'friend-request',
          id,
          to: other,
          from: asked,
          subject: other,
          at: since,
        });
    });
  }
}

export async function seedIntroductions(
  session: SeedRun,
  introductions: readonly SeedIntroduction[],
  ids: PeopleByKey,
): Promise<void> {
  for (const { by, between, reason, daysAgo } of introductions) {
    const id = seedId('introduction', by, ...between);
    const people = between.map((key) => ids.get(key)!);
    const [first, second] = [...people].sort();
    const at = daysBefore(new Date(), daysAgo + 0.4 * seedFraction(by, ...between));
    await session.once(`introduction:${by}:${between.join(':')}`, async () => {
      await session.insert('introductions', [
        { id, by_id: ids.get(by)!, first_id: first, second_id: second, reason, created_at: at },
      ]);
      for (const [index, to] of people.entries()) {
        const [other] = await session.query<{ name: string }>(
          'SELECT member_name(first_name, last_name) AS name FROM users WHERE id = $1',
          [people[1 - index]],
        );
        await insertNotification(session, {
          kind: 'introduction',
          id,
          to,
          from: ids.get(by)!,
          subject: id,
          title: other!.name,
          at,
        });
      }
    });
  }
}

interface SeedNotification {
  kind: 'friend-request' | 'introduction';
  id: string;
  to: string;
  from: string;
  subject: string;
  title?: string;
  at: unknown;
}

const insertNotification = (
  session: SeedRun,
  { kind, id, to, from, subject, title = '', at }: SeedNotification,
): Promise<void> =>
  session.insert('notifications', [
    {
      id: seedId('notification', kind, id, to),
      user_id: to,
      kind,
      source_id: id,
      subject_id: subject,
      actor_id: from,
      title,
      href: '/community/friends?tab=received',
      created_at: at,
    },
  ]);
