import { CALM, EVERYWHERE, NotificationKindsModule } from '../../notifications/notification-kinds.js';

declare module '../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    'friend-request': true;
    'friend-accepted': true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  'friend-request': {
    position: 100,
    class: 'direct',
    label: 'Somebody wants to connect',
    wording: (who) => `${who} would like to connect`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'friend-accepted': {
    position: 110,
    class: 'social',
    label: 'Somebody accepts my request',
    wording: (who) => `${who} and you are connected now`,
    channels: CALM,
    defaults: ['app'],
  },
});
