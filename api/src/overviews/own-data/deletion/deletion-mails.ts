import { paths } from '#platform/paths/paths';
import type { Mail } from '../../../core/mail/mail.service.js';

const stay = (site: string) => `To keep your account, sign in and select “Keep my account”:

${site}${paths.accountData}`;

export const deletionRequestedMail = (to: string, site: string, day: string): Mail => ({
  to,
  subject: `Your account will be erased on ${day}`,
  body: `Hello,

You asked us to erase your FutureLab account. We’ll erase it on ${day}. Nothing changes until then, and if
you pay for FutureLab Pro, you won’t be charged again.

${stay(site)}

The same page lists what we erase, what stays without your name and what we have to keep. You can download your data
there until that day.

Wasn’t you? Keep the account, sign out everywhere, and reply to this email.

FutureLab
`,
});

/** Where an administrator has it erased for them. */
export const deletionByStaffMail = (to: string, site: string, day: string): Mail => ({
  to,
  subject: `Your account will be erased on ${day}`,
  body: `Hello,

Our team scheduled your FutureLab account for erasure on ${day}. Nothing changes until then, and if you pay for
FutureLab Pro, you won’t be charged again.

${stay(site)}

The same page lists what we erase, what stays without your name and what we have to keep. You can download your data
there until that day.

If you didn’t ask for this, keep the account and reply to this email.

FutureLab
`,
});

export const deletionReminderMail = (to: string, site: string, day: string): Mail => ({
  to,
  subject: `Three days left: your account will be erased on ${day}`,
  body: `Hello,

We’ll erase your FutureLab account on ${day}, as requested. It can’t be restored after that.

${stay(site)}

FutureLab
`,
});

export const deletionCanceledMail = (to: string, site: string): Mail => ({
  to,
  subject: 'We kept your account',
  body: `Hello,

Your FutureLab account won’t be erased. If you pay for FutureLab Pro, your deletion request canceled it: it stays active
until the end of the period you paid for. To keep it after that, select “Keep FutureLab Pro”:

${site}${paths.accountMembership}

FutureLab
`,
});

/** The last one: it is sent, and then nothing here knows the address any more. */
export const erasedMail = (to: string): Mail => ({
  to,
  subject: 'Your FutureLab account was erased',
  body: `Hello,

We erased your account and its data, as requested. Posts that others replied to no longer carry your name, unless you
had them removed too.

We deleted this address too, so you won’t hear from us again.

FutureLab
`,
  forget: true,
});
