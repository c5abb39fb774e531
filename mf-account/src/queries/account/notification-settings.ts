import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, type QueryClient } from '@futurelab/platform/query';

export type NotificationSetting = Schema<'NotificationSettingItem'>;
export type Channel = NotificationSetting['channels'][number];

export const notificationSettingsQuery = apiQuery('/api/my/notification-settings');

const refresh = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: notificationSettingsQuery.queryKey });

/** Null: a week after the last visit. */
export type DigestDay = Schema<'NotificationSettingsResponse'>['digestOn'];

/** Where one kind goes from now on. */
export const notificationSettingMutation = mutationOptions({
  mutationFn: (change: { kind: NotificationSetting['kind']; channels: Channel[] }) =>
    write('PATCH', '/api/my/notification-settings', { body: { kinds: [change] } }),
  onSettled: (_data, _error, _change, _before, { client }) => refresh(client),
});

/** Nothing pushed or mailed for so many days, but what is important. */
export const notificationPauseMutation = mutationOptions({
  mutationFn: (days: Schema<'NotificationPauseRequest'>['days']) =>
    write('PUT', '/api/my/notification-settings/pause', { body: { days } }),
  onSettled: (_data, _error, _change, _before, { client }) => refresh(client),
});

export const notificationResumeMutation = mutationOptions({
  mutationFn: () => write('DELETE', '/api/my/notification-settings/pause'),
  onSettled: (_data, _error, _change, _before, { client }) => refresh(client),
});

export const digestScheduleMutation = mutationOptions({
  mutationFn: (digestOn: DigestDay) =>
    write('PUT', '/api/my/notification-settings/digest', { body: { digestOn } }),
  onSettled: (_data, _error, _change, _before, { client }) => refresh(client),
});

/** From now on what is marked as pushed goes to this browser too. */
export const pushSubscriptionMutation = mutationOptions({
  mutationFn: (body: Schema<'PushSubscriptionRequest'>) =>
    write('POST', '/api/my/push-subscriptions', { body, key: null }),
});

export const pushRemovalMutation = mutationOptions({
  mutationFn: (endpoint: string) => write('DELETE', '/api/my/push-subscriptions', { body: { endpoint } }),
});

/** Pushes something to this browser now. */
export const pushTestMutation = mutationOptions({
  mutationFn: (endpoint: string) => write('POST', '/api/my/push-subscriptions/test', { body: { endpoint } }),
});
