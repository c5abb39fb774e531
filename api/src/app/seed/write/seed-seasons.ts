import { seasonsAt } from '../../../learning/academy/seasons.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from '../seed-run.js';

/** @param people who takes part in the first of the seasons to come, and who in those after it. */
export async function seedSeasons(
  session: SeedRun,
  people: readonly (readonly string[])[],
  ids: PeopleByKey,
): Promise<void> {
  const seasons = seasonsAt(new Date());
  await session.once('seasons', () =>
    session.insert(
      'season_places',
      people.flatMap((keys, index) =>
        keys.map((key) => ({ user_id: ids.get(key)!, starts_on: seasons[index]!.startsOn })),
      ),
    ),
  );
}
