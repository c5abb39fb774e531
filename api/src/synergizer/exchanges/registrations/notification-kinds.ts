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
    label: 'Responses to my exchanges',
    wording: (who, title) => `${who} responded to “${title}”`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'exchange-news': {
    position: 200,
    class: 'direct',
    label: 'Status of my exchanges',
    wording: (_, title) => title,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
});
