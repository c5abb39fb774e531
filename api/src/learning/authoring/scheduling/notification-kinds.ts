import { EVERYWHERE, NotificationKindsModule } from '../../../notifications/notification-kinds.js';

declare module '../../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    'course-schedule': true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  'course-schedule': {
    position: 206,
    class: 'direct',
    label: 'Courses you schedule',
    wording: (_, title) => title,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
});
