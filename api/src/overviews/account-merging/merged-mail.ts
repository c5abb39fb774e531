import { paths } from '#platform/paths/paths';
import type { Mail } from '../../core/mail/mail.service.js';

interface Merged {
  site: string;
  staysEmail: string | null;
  goesEmail: string | null;
}

/** To both addresses, so that nobody’s account goes without their hearing of it. */
export const mergedMail = (to: string, { site, staysEmail, goesEmail }: Merged): Mail => ({
  to,
  subject: 'Your FutureLab accounts were merged',
  body: `Hello,

Our team merged two FutureLab accounts into one${goesEmail && staysEmail ? `: ${goesEmail} is now part of ${staysEmail}` : ''}.

Courses, posts, groups, events and messages of both are in the account that stays. Sign in to it here:

${site}${paths.login}

If you didn’t ask for this, reply to this email.

FutureLab
`,
});
