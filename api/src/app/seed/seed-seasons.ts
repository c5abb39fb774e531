import { seasonsAt } from '../../learning/academy/seasons.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from './seed-run.js';

/** Who takes part in the first season that is told, and who in the one after it. */
const PEOPLE = [
  ['maya', 'ada'],
  ['maya', 'leo'],
];

export async function seedSeasons(session: SeedRun, ids: PeopleByKey): Promise<void> {
  const seasons = seasonsAt(new Date());
  await session.once('seasons', () =>
    session.insert(
      'season_places',
      PEOPLE.flatMap((keys, index) =>
        keys.flatMap((key) => {
          const userId = ids.get(key);
          return userId ? [{ user_id: userId, starts_on: seasons[index]!.startsOn }] : [];
        }),
      ),
    ),
  );
}
