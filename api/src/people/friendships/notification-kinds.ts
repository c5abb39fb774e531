import { CALM, EVERYWHERE, NotificationKindsModule } from '../../notifications/notification-kinds.js';

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  'friend-request': {
    class: 'direct',
    label: 'Somebody wants to connect',
    wording: (who) => `${who} would like to connect`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'friend-accepted': {
    class: 'social',
    label: 'Somebody accepts my request',
    wording: (who) => `${who} and you are connected now`,
    channels: CALM,
    defaults: ['app'],
  },
});
