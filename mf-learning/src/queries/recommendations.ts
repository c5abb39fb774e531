import { apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Recommendation = Schema<'RecommendationResponse'>;

export const recommendationsQuery = liveQuery(
  apiQuery('/api/my/recommendations'),
  'course:*',
  'event:*',
  'learning-path:*',
);

/** Not for me, or taken back. */
export const dismissalMutation = mutationOptions({
  mutationFn: ({ id, dismiss }: { id: string; dismiss: boolean }) =>
    write(dismiss ? 'DELETE' : 'PUT', '/api/my/recommendations/{id}', { path: { id } }),
  onSuccess: (_data, _request, _before, { client }) => client.invalidateQueries(),
});

export const recommendationSettingsMutation = mutationOptions({
  mutationFn: (enabled: boolean) => write('PUT', '/api/my/recommendation-settings', { body: { enabled } }),
  onSuccess: (_data, _enabled, _before, { client }) => client.invalidateQueries(),
});
