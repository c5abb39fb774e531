import { CALM, NotificationKindsModule } from '../notification-kinds.js';

declare module '../notification-kinds.js' {
  interface NotificationKinds {
    account: true;
  }
}

export const ACCOUNT_KINDS = NotificationKindsModule.forFeature({
  account: {
    position: 238,
    class: 'operational',
    label: 'Changes to your account',
    wording: (_, title) => title,
    channels: CALM,
    defaults: CALM,
  },
});
