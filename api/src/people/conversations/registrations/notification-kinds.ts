import { CALM, EVERYWHERE, NotificationKindsModule } from '../../../notifications/notification-kinds.js';

declare module '../../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    message: true;
    'message-request': true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  message: {
    position: 130,
    class: 'direct',
    label: 'Messages',
    wording: (who) => `${who} wrote to you`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'message-request': {
    position: 140,
    class: 'direct',
    label: 'Messages from people I do not know',
    wording: (who) => `${who} would like to write to you`,
    channels: CALM,
    defaults: ['app'],
  },
});
