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
    label: 'Somebody wants to join my project',
    wording: (who, title) => `${who} would like to join “${title}”`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'project-answer': {
    position: 160,
    class: 'direct',
    label: 'Answers about projects',
    wording: (_, title) => title,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'project-update': {
    position: 180,
    class: 'social',
    label: 'News in my projects',
    wording: (who, title) => `${who} wrote what is new in “${title}”`,
    channels: CALM,
    defaults: ['app'],
  },
});
