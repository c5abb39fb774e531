import { dateTimeAndZone } from '#platform/format/dates';
import { paths } from '#platform/paths/paths';
import type { Mail } from '../../../core/mail/mail.service.js';

interface NewDevice {
  to: string;
  device: string;
  at: Date;
  /** IANA name. */
  timeZone: string;
  site: string;
}

export const newDeviceMail = ({ to, device, at, timeZone, site }: NewDevice): Mail => ({
  to,
  subject: 'A new sign-in to your FutureLab account',
  body: `Hello,

Someone just signed in to your account from a new browser:

${device}, ${dateTimeAndZone(at.getTime(), timeZone)}

If this was you, you don’t need to do anything.

If not, sign that browser out here, then reply to this email and we’ll help:
${site}${paths.accountDevices}

FutureLab
`,
});
