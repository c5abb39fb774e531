import { paths } from '#platform/paths/paths';
import type { Mail } from '../../../core/mail/mail.service.js';

/** The archive itself is for its signed-in member: no address in a mail opens it. */
interface ReadyExport {
  site: string;
  lastDay: string;
  byStaff: boolean;
}

export const exportReadyMail = (to: string, { site, lastDay, byStaff }: ReadyExport): Mail => ({
  to,
  subject: 'Your data is ready to download',
  body: `Hello,

${byStaff ? 'Our team requested a copy of your FutureLab data for you. It’s ready:' : 'The copy of your FutureLab data that you asked for is ready:'}

${site}${paths.accountData}

Sign in to download it by ${lastDay}. We delete the file after that, and you can request another one anytime.

${byStaff ? 'Only you can download it. If you didn’t ask for it, reply to this email.' : 'Wasn’t you? Sign out everywhere under “Sign-in and devices”, and reply to this email.'}

FutureLab
`,
});
