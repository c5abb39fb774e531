import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type NotificationSetting = Schema<'NotificationSettingItem'>;
export type Channel = NotificationSetting['channels'][number];

export const notificationSettingsQuery = apiQuery('/api/my/notification-settings');

/** Where one kind goes from now on. */
export const notificationSettingMutation = mutationOptions({
  mutationFn: (change: { kind: NotificationSetting['kind']; channels: Channel[] }) =>
    write('PATCH', '/api/my/notification-settings', { body: { kinds: [change] } }),
  onSettled: (_data, _error, _change, _before, { client }) =>
    client.invalidateQueries({ queryKey: notificationSettingsQuery.queryKey }),
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
