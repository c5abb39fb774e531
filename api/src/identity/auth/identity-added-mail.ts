import type { Mail } from '../../core/mail/mail.service.js';

/** Notifies a member that an identity was added to their account. */
export const identityAddedMail = (to: string, providers: readonly string[]): Mail => ({
  to,
  subject: 'A new way to sign in to FutureLab',
  body: `Hello,

A new way to sign in was added to your FutureLab account. You can now sign in with:

${providers.map((name) => `- ${name}`).join('\n')}

We signed you out of every other browser, so you may have to sign in there again.

Wasn’t you? Reply to this email and we’ll help.

FutureLab
`,
});
