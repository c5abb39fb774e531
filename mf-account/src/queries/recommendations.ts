import { write } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

/** Switches recommendations on or off. */
export const recommendationSettingsMutation = mutationOptions({
  scope: { id: 'recommendation-settings' },
  mutationFn: (enabled: boolean) => write('PUT', '/api/my/recommendation-settings', { body: { enabled } }),
  onSuccess: (_data, _enabled, _before, { client }) => client.invalidateQueries(),
});
