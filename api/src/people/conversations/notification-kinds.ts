import { CALM, EVERYWHERE, NotificationKindsModule } from '../../notifications/notification-kinds.js';

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  message: {
    class: 'direct',
    label: 'Messages',
    wording: (who) => `${who} wrote to you`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'message-request': {
    class: 'direct',
    label: 'Messages from people I do not know',
    wording: (who) => `${who} would like to write to you`,
    channels: CALM,
    defaults: ['app'],
  },
});
