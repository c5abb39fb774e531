import { paths } from '#platform/paths/paths';
import type { Mail } from '../../../core/mail/mail.service.js';

export const signInMail = (to: string, site: string): Mail => ({
  to,
  subject: 'Sign in to FutureLab',
  body: `Hello,

Our team sent you this email so that you can sign in and confirm your address.

Open this page and enter ${to}. We’ll email you a code:
${site}${paths.login}

If you don’t want to sign in, you can ignore this email.

FutureLab
`,
});
