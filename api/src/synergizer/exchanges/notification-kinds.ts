import { EVERYWHERE, NotificationKindsModule } from '../../notifications/notification-kinds.js';

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  'exchange-helper': {
    class: 'direct',
    label: 'Somebody answers my exchange',
    wording: (who, title) => `${who} can do “${title}” with you`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'exchange-news': {
    class: 'direct',
    label: 'How my exchanges go',
    wording: (_, title) => title,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
});
