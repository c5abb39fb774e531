import { NotificationKindsModule } from '../notification-kinds.js';

declare module '../notification-kinds.js' {
  interface NotificationKinds {
    digest: true;
  }
}

export const NOTIFICATION_KINDS = NotificationKindsModule.forFeature({
  digest: {
    position: 250,
    class: 'ambient',
    label: 'Digest when I’ve been away',
    wording: (_, title) => title,
    channels: ['mail'],
    defaults: ['mail'],
  },
});
