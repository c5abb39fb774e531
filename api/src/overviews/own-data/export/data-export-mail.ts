import { paths } from '#platform/paths/paths';
import type { Mail } from '../../../core/mail/mail.service.js';

/** The archive itself is for its signed-in member: no address in a mail opens it. */
export const exportReadyMail = (to: string, site: string, lastDay: string): Mail => ({
  to,
  subject: 'Your data is ready to download',
  body: `Hello,

The copy of your FutureLab data that you asked for is ready:

${site}${paths.accountData}

Sign in to download it by ${lastDay}. We delete the file after that, and you can request another one anytime.

Wasn’t you? Sign out everywhere under “Sign-in and devices”, and reply to this email.

FutureLab
`,
});
