import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, type QueryClient } from '@futurelab/platform/query';

export type StaffSeason = Schema<'StaffSeason'>;
export type SeasonBody = Schema<'SeasonBody'>;

/** The latest first. */
export const staffSeasonsQuery = apiQuery('/api/admin/seasons');

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/(admin|academy)\/seasons\b/.test(String(path)),
  });

/** Adds a season, or changes the one that is given. */
export const seasonMutation = (season: StaffSeason | null) =>
  mutationOptions({
    mutationFn: (body: SeasonBody) =>
      season
        ? write('PUT', '/api/admin/seasons/{id}', {
            path: { id: season.id },
            body: { ...body, version: season.version },
          })
        : write('POST', '/api/admin/seasons', { body }),
    onSettled: (_season, _error, _body, _before, { client }) => refresh(client),
  });
