import type { Mail } from '../../core/mail/mail.service.js';

/** Notifies a member that an identity was added to their account. */
export const identityAddedMail = (to: string, providers: readonly string[]): Mail => ({
  to,
  subject: 'A new way to sign in to FutureLab',
  body: `Hello,

your FutureLab account can be opened in a new way. You sign in with:

${providers.map((name) => `- ${name}`).join('\n')}

Every other browser was signed out, so you may have to sign in there again.

If this was not you, reply to this mail, and we help you.

FutureLab
`,
});
