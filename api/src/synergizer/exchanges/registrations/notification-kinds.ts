import { EVERYWHERE, NotificationKindsModule } from '../../../notifications/notification-kinds.js';

declare module '../../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    'exchange-helper': true;
    'exchange-news': true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  'exchange-helper': {
    position: 190,
    class: 'direct',
    label: 'Somebody answers my exchange',
    wording: (who, title) => `${who} can do “${title}” with you`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'exchange-news': {
    position: 200,
    class: 'direct',
    label: 'How my exchanges go',
    wording: (_, title) => title,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
});
