import { NotificationKindsModule } from '../notification-kinds.js';

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  digest: {
    class: 'ambient',
    label: 'A letter a week, when I have been away',
    wording: (_, title) => title,
    channels: ['mail'],
    defaults: ['mail'],
  },
});
