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
    label: 'Somebody wants to join a group I look after',
    wording: (who, title) => `${who} would like to join “${title}”`,
    channels: EVERYWHERE,
    defaults: CALM,
  },
  'group-membership': {
    position: 90,
    class: 'direct',
    label: 'My place in a group',
    wording: (_, title) => title,
    channels: EVERYWHERE,
    defaults: CALM,
  },
});
