import { EVERYWHERE, NotificationKindsModule } from '../../../notifications/notification-kinds.js';

declare module '../../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    'bookmark-reminder': true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  'bookmark-reminder': {
    position: 215,
    class: 'direct',
    label: 'Reminders of my bookmarks',
    wording: (_, title) => `Reminder: “${title}”`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
});
