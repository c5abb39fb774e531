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
    wording: (who, files) => `${who} sent you ${files || 'a message'}`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'message-request': {
    position: 140,
    class: 'direct',
    label: 'Message requests',
    wording: (who) => `${who} sent you a message request`,
    channels: CALM,
    defaults: ['app'],
  },
});
