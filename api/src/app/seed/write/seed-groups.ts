import type { SeedPerson } from '../files/items/people.js';
import type { SeedGroup } from '../files/items/groups.js';
import { daysBefore } from '../relative-time.js';
import { seedFraction, seedId } from '../seed-id.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from '../seed-run.js';

export async function seedGroups(
  session: SeedRun,
  groups: readonly SeedGroup[],
  people: readonly SeedPerson[],
  ids: PeopleByKey,
): Promise<void> {
  const joinedDaysAgo = new Map(people.map((person) => [person.key, person.joinedDaysAgo]));
  for (const group of groups) {
    const { slug, name, summary, rules, rulesRequired, topic, privacy } = group;
    const fields = {
      slug,
      name,
      about: summary,
      rules,
      rules_required: rulesRequired,
      topic,
      visibility: privacy,
    };
    const id = seedId('group', slug);
    const founded = (joinedDaysAgo.get(group.owner) ?? 0) * 0.9;
    await session.whenChanged(`group:${slug}`, fields, () =>
      session.insert(
        'groups',
        [
          {
            id,
            ...fields,
            cover_seed: slug,
            member_count: 0,
            post_count: 0,
            created_at: daysBefore(new Date(), founded),
          },
        ],
        Object.keys(fields),
      ),
    );
    for (const key of [group.owner, ...group.members]) {
      const isOwner = key === group.owner;
      // Some time after both the group and the member were there.
      const since =
        Math.min(founded, joinedDaysAgo.get(key) ?? 0) * (isOwner ? 1 : 0.05 + 0.9 * seedFraction(slug, key));
      await session.once(`membership:${slug}:${key}`, () =>
        session.insert('group_memberships', [
          {
            id: seedId('membership', slug, key),
            group_id: id,
            user_id: ids.get(key)!,
            role: isOwner ? 'owner' : 'member',
            joined_at: daysBefore(new Date(), since),
          },
        ]),
      );
    }
  }
}
