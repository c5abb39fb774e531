import { paths } from '#platform/paths/paths';
import type { Mail } from '../../../core/mail/mail.service.js';

/** Notifies a member that a passkey was added to their account. */
export const passkeyAddedMail = (to: string, name: string, site: string): Mail => ({
  to,
  subject: 'A new passkey for your FutureLab account',
  body: `Hello,

your FutureLab account can now be opened with a passkey:

${name}

If this was not you, remove it here, and reply to this mail, so that we help you:
${site}${paths.accountDevices}

FutureLab
`,
});
