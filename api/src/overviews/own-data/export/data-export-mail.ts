import { paths } from '#platform/paths/paths';
import type { Mail } from '../../../core/mail/mail.service.js';

/** The archive itself is for its signed-in member: no address in a mail opens it. */
export const exportReadyMail = (to: string, site: string, lastDay: string): Mail => ({
  to,
  subject: 'Your data is ready to download',
  body: `Hello,

you asked for a copy of everything of yours on FutureLab. It is ready:

${site}${paths.accountData}

Sign in there to download it, until ${lastDay}. After that we delete the file; you can ask for another one at any time.

If it was not you who asked, sign out everywhere under Sign-in and devices, and write to us by answering this mail.

FutureLab
`,
});
