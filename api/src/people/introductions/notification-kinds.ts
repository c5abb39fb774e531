import { EVERYWHERE, NotificationKindsModule } from '../../notifications/notification-kinds.js';

declare module '../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    introduction: true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  introduction: {
    position: 120,
    class: 'direct',
    label: 'Introductions',
    wording: (who, title) => `${who} would like to introduce you to ${title}`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
});
