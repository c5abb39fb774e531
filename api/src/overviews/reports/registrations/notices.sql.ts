import { paths } from '#platform/paths/paths';
import { NoticesModule } from '../../../core/notices/notices.module.js';
import { IS_SUSPENDED } from '../../../identity/sessions/sessions.queries.js';

export const NOTICES = NoticesModule.forFeature({
  suspension: {
    position: 10,
    occasion: `CASE WHEN ${IS_SUSPENDED} THEN json_build_object('at', iso_instant(u.suspended_until)) END`,
    notice: (until) => ({
      label: 'Your account',
      headline: until ? 'Your account is suspended until {date}.' : 'Your account is suspended.',
      text: 'You can still read and export your data, but not post. To appeal,',
      link: { to: paths.contact, label: 'write to us' },
      rest: '. Someone else will review the decision.',
    }),
  },
});
