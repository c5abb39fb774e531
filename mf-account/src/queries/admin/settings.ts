import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type SiteSettings = Schema<'SiteSettingsBody'>;
export type SiteSettingsChange = Schema<'SiteSettingsChange'>;

export const siteSettingsQuery = apiQuery('/api/admin/settings');

/** What is left out stays as it is. */
export const siteSettingsMutation = mutationOptions({
  mutationFn: (body: SiteSettingsChange) => write('PUT', '/api/admin/settings', { body }),
  onSuccess: (_data, _settings, _before, { client }) => client.invalidateQueries(),
});

/** The latest changes, from the audit log. */
export const settingsHistoryQuery = apiQuery('/api/admin/audit', {
  query: { what: 'change settings site', limit: 20 },
});
