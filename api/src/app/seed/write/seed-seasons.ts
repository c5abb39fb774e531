import { seasonsShown } from '../../../learning/academy/seasons.queries.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from '../seed-run.js';

/** @param people who takes part in the first of the seasons to come, and who in those after it. */
export async function seedSeasons(
  session: SeedRun,
  people: readonly (readonly string[])[],
  ids: PeopleByKey,
): Promise<void> {
  await session.once('seasons', async () => {
    const { text, values } = seasonsShown(new Date().toISOString().slice(0, 10), null);
    const seasons = await session.query<{ startsOn: string }>(text, values);
    await session.insert(
      'season_places',
      people.flatMap((keys, index) =>
        keys.map((key) => ({ user_id: ids.get(key)!, starts_on: seasons[index]!.startsOn })),
      ),
    );
  });
}
