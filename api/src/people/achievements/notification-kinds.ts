import { CALM, NotificationKindsModule } from '../../notifications/notification-kinds.js';

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  achievement: {
    class: 'ambient',
    label: 'What I achieve',
    wording: (_, title) => `You have earned “${title}”`,
    channels: CALM,
    defaults: ['app'],
  },
});
