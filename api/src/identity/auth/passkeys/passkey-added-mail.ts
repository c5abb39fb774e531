import { paths } from '#platform/paths/paths';
import type { Mail } from '../../../core/mail/mail.service.js';

/** Notifies a member that a passkey was added to their account. */
export const passkeyAddedMail = (to: string, name: string, site: string): Mail => ({
  to,
  subject: 'A passkey was added to your FutureLab account',
  body: `Hello,

You can now sign in to your FutureLab account with this passkey:

${name}

Wasn’t you? Remove it here, then reply to this email and we’ll help:
${site}${paths.accountDevices}

FutureLab
`,
});
