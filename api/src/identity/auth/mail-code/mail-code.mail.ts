import type { Mail } from '../../../core/mail/mail.service.js';

/** No link: scanners open links, and a code is typed where it was asked for. */
export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Your FutureLab sign-in code',
  body: `Hello,

Your code is

${code}

Enter it on the page where you requested it. It works once, for ten minutes, in that browser only.

We’ll never ask you for this code. If you didn’t request it, you can ignore this email: no one can sign in without the code.

FutureLab
`,
});

/** For a member who is signed in already. */
export const confirmationCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Your code to confirm that it’s you',
  body: `Hello,

Your code is

${code}

Enter it on the page where you requested it. It works once, for ten minutes, in that browser only.

We’ll never ask you for this code. If you didn’t request it, someone else is signed in to your account. Sign that browser out: open your account in FutureLab, then “Sign-in and devices”.

FutureLab
`,
});
