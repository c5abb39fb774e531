import { paths } from '#platform/paths/paths';
import { NoticesModule } from '../../core/notices/notices.module.js';

export const NOTICES = NoticesModule.forFeature({
  payment: {
    position: 30,
    occasion: `(SELECT json_build_object('at', iso_instant(max(p.access_until))) FROM subscriptions p
      WHERE p.user_id = u.id AND p.status = 'past_due' AND p.access_until > now() HAVING count(*) > 0)`,
    notice: () => ({
      label: 'Your membership',
      headline: 'Your last FutureLab Pro payment failed.',
      text: 'Pro stays active until {date}.',
      link: { to: paths.accountMembership, label: 'Update card or cancel' },
    }),
  },
});
