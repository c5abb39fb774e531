import { paths } from '#platform/paths/paths';
import { NoticesModule } from '../../../core/notices/notices.module.js';

export const NOTICES = NoticesModule.forFeature({
  deletion: {
    position: 20,
    occasion: `(SELECT json_build_object('at', iso_instant(d.erases_at)) FROM account_deletions d WHERE d.user_id = u.id)`,
    notice: () => ({
      label: 'Your account is to be erased',
      headline: 'Your account will be erased on {date}.',
      text: 'Until then everything stays as it is.',
      link: { to: paths.accountData, label: 'What is erased' },
      action: {
        label: 'Keep my account',
        method: 'DELETE',
        path: '/api/my/deletion',
        failure: 'The account is not kept yet: the connection may have dropped. Try again.',
      },
    }),
  },
});
