import { EVERYWHERE, NotificationKindsModule } from '../../notifications/notification-kinds.js';

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  introduction: {
    class: 'direct',
    label: 'Somebody introduces me',
    wording: (who, title) => `${who} would like to introduce you to ${title}`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
});
