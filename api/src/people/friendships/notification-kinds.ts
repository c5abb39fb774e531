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
    label: 'Connection requests',
    wording: (who) => `${who} would like to connect`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'friend-accepted': {
    position: 110,
    class: 'social',
    label: 'Accepted connection requests',
    wording: (who) => `You and ${who} are now connected`,
    channels: CALM,
    defaults: ['app'],
  },
});
