import { CALM, EVERYWHERE, NotificationKindsModule } from '../../notifications/notification-kinds.js';

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  'project-request': {
    class: 'direct',
    label: 'Somebody wants to join my project',
    wording: (who, title) => `${who} would like to join “${title}”`,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'project-answer': {
    class: 'direct',
    label: 'Answers about projects',
    wording: (_, title) => title,
    channels: EVERYWHERE,
    defaults: EVERYWHERE,
  },
  'project-update': {
    class: 'social',
    label: 'News in my projects',
    wording: (who, title) => `${who} wrote what is new in “${title}”`,
    channels: CALM,
    defaults: ['app'],
  },
});
