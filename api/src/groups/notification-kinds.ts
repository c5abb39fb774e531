import { CALM, EVERYWHERE, NotificationKindsModule } from '../notifications/notification-kinds.js';

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  'group-request': {
    class: 'direct',
    label: 'Somebody wants to join a group I look after',
    wording: (who, title) => `${who} would like to join “${title}”`,
    channels: EVERYWHERE,
    defaults: CALM,
  },
  'group-membership': {
    class: 'direct',
    label: 'My place in a group',
    wording: (_, title) => title,
    channels: EVERYWHERE,
    defaults: CALM,
  },
});
