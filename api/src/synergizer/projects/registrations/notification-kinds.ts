import { CALM, EVERYWHERE, NotificationKindsModule } from '../../../notifications/notification-kinds.js';

declare module '../../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    'project-request': true;
    'project-answer': true;
    'project-update': true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  'project-request': {
    position: 150,
    class: 'direct',
    label: 'Requests to join my projects',
    wording: (who, title) => `${who} would like to join “${title}”`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'project-answer': {
    position: 160,
    class: 'direct',
    label: 'Decisions about my projects and requests',
    wording: (_, title) => title,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'project-update': {
    position: 180,
    class: 'social',
    label: 'Updates in my projects',
    wording: (who, title) => `${who} posted an update in “${title}”`,
    channels: CALM,
    defaults: ['app'],
  },
});
