import { paths } from '#platform/paths/paths';
import type { Mail } from '../../../core/mail/mail.service.js';

const stay = (site: string) => `To stay, sign in and press “Keep my account”:

${site}${paths.accountData}`;

export const deletionRequestedMail = (to: string, site: string, day: string): Mail => ({
  to,
  subject: `Your account will be erased on ${day}`,
  body: `Hello,

you asked us to erase your FutureLab account. We do so on ${day}. Until then everything stays as it is;
if you pay for FutureLab Pro, nothing more is charged.

${stay(site)}

What is erased, what stays without your name and what has to be kept is listed on the same page. You can download your
data there until that day.

If it was not you who asked, keep the account, sign out everywhere, and answer this mail.

FutureLab
`,
});

export const deletionReminderMail = (to: string, site: string, day: string): Mail => ({
  to,
  subject: `Three days left: your account will be erased on ${day}`,
  body: `Hello,

on ${day} we erase your FutureLab account, as you asked. After that nobody can bring it back.

${stay(site)}

FutureLab
`,
});

export const deletionCanceledMail = (to: string, site: string): Mail => ({
  to,
  subject: 'Your account stays',
  body: `Hello,

your FutureLab account will not be erased. Everything is as it was. If you pay for FutureLab Pro:
it was canceled with your request, and stays open for the time you paid. To keep it beyond that, press “Keep FutureLab
Pro”:

${site}${paths.accountMembership}

FutureLab
`,
});

/** The last one: it is sent, and then nothing here knows the address any more. */
export const erasedMail = (to: string): Mail => ({
  to,
  subject: 'Your FutureLab account is erased',
  body: `Hello,

your account and what belonged to it are erased, as you asked. What you wrote and others answered carries no name any
more, unless you had it removed too.

We have deleted this address as well. You will not hear from us again.

FutureLab
`,
  forget: true,
});
