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

somebody has just signed in to your account with a browser that we had not seen before:

${device}, ${dateTimeAndZone(at.getTime(), timeZone)}

If this was you, there is nothing to do.

If not, sign that browser out here, and reply to this mail, so that we help you:
${site}${paths.accountDevices}

FutureLab
`,
});
