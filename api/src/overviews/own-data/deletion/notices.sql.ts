import { paths } from '#platform/paths/paths';
import { NoticesModule } from '../../../core/notices/notices.module.js';

export const NOTICES = NoticesModule.forFeature({
  deletion: {
    position: 20,
    occasion: `(SELECT json_build_object('at', iso_instant(d.erases_at)) FROM account_deletions d WHERE d.user_id = u.id)`,
    notice: () => ({
      label: 'Account deletion',
      headline: 'Your account will be erased on {date}.',
      text: 'Nothing changes until then.',
      link: { to: paths.accountData, label: 'What we erase' },
      action: {
        label: 'Keep my account',
        method: 'DELETE',
        path: '/api/my/deletion',
        failure: 'We couldn’t keep your account yet. Check your connection and try again.',
      },
    }),
  },
});
