import { NotificationKindsModule } from '../../notifications/notification-kinds.js';

declare module '../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    billing: true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  billing: {
    position: 235,
    class: 'operational',
    tab: 'money',
    label: 'Membership and payments',
    wording: (_, title) => title,
    channels: ['app'],
    defaults: ['app'],
  },
});
