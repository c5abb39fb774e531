import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Season = Schema<'Season'>;

export const seasonsQuery = apiQuery('/api/academy/seasons');

/** Takes part in the season that begins on that day, or leaves it. */
export const seasonPlaceMutation = mutationOptions({
  mutationFn: ({ startsOn, joins }: { startsOn: string; joins: boolean }) =>
    write(joins ? 'PUT' : 'DELETE', '/api/academy/seasons/{startsOn}/place', { path: { startsOn } }),
  onSettled: (_data, _error, _place, _before, { client }) => client.invalidateQueries(seasonsQuery),
});
