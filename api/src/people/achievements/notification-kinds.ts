import { CALM, NotificationKindsModule } from '../../notifications/notification-kinds.js';

declare module '../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    achievement: true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  achievement: {
    position: 230,
    class: 'ambient',
    label: 'Achievements',
    wording: (_, title) => `You earned “${title}”`,
    channels: CALM,
    defaults: ['app'],
  },
});
