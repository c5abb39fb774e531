import type { Mail } from '../../../core/mail/mail.service.js';

/** No link: scanners open links, and a code is typed where it was asked for. */
export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Your code for FutureLab',
  body: `Hello,

your code is

${code}

Type it on the page where you asked for it. It works once, for ten minutes, and only in that browser.

Nobody from FutureLab will ever ask you for this code. If you did not ask for it, you need not do anything: without the code nobody gets in.

FutureLab
`,
});

/** For a member who is signed in already. */
export const confirmationCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Your code to confirm that it’s you',
  body: `Hello,

your code is

${code}

Type it on the page where you asked for it. It works once, for ten minutes, and only in that browser.

Nobody from FutureLab will ever ask you for this code. If you did not ask for it, someone else is signed in to your account. Sign that browser out: in FutureLab, open your account, then “Sign-in and devices”.

FutureLab
`,
});
