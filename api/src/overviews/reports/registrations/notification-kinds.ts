import { CALM, NotificationKindsModule } from '../../../notifications/notification-kinds.js';

declare module '../../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    moderation: true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  moderation: {
    position: 240,
    class: 'operational',
    label: 'Moderator decisions',
    wording: (_, title) => title,
    channels: CALM,
    defaults: CALM,
  },
});
