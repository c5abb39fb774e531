import { EVERYWHERE, NotificationKindsModule } from '../../notifications/notification-kinds.js';

declare module '../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    'mentor-request': true;
    'mentor-session': true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  'mentor-session': {
    position: 203,
    class: 'direct',
    label: 'Your mentor sessions',
    wording: (who, title) => `${who} ${title}`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'mentor-request': {
    position: 205,
    class: 'direct',
    label: 'Requests to mentors',
    wording: (_, title) => title,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
});
