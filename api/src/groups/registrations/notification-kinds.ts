import { CALM, EVERYWHERE, NotificationKindsModule } from '../../notifications/notification-kinds.js';

declare module '../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    'group-request': true;
    'group-membership': true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  'group-request': {
    position: 80,
    class: 'direct',
    label: 'Requests to join groups I lead',
    wording: (who, title) => `${who} would like to join “${title}”`,
    channels: EVERYWHERE,
    defaults: CALM,
  },
  'group-membership': {
    position: 90,
    class: 'direct',
    label: 'Changes to my group membership',
    wording: (_, title) => title,
    channels: EVERYWHERE,
    defaults: CALM,
  },
});
