import { CALM, NotificationKindsModule } from '../../notifications/notification-kinds.js';

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  moderation: {
    class: 'operational',
    label: 'Decisions of the moderators',
    wording: (_, title) => title,
    channels: CALM,
    defaults: CALM,
  },
});
