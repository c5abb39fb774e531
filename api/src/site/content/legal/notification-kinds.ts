import { CALM, NotificationKindsModule } from '../../../notifications/notification-kinds.js';

declare module '../../../notifications/notification-kinds.js' {
  interface NotificationKinds {
    legal: true;
  }
}

export const LEGAL_KINDS = NotificationKindsModule.forFeature({
  legal: {
    position: 239,
    class: 'operational',
    label: 'Changes to the terms and the privacy notice',
    wording: (_, title) => title,
    channels: CALM,
    defaults: CALM,
  },
});
