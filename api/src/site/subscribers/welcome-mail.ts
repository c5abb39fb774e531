import { paths } from '#platform/paths/paths';
import type { Mail } from '../../core/mail/mail.service.js';
import { greeting } from './confirmation-mail.js';

interface Welcome {
  name: string;
  email: string;
  token: string;
  site: string;
}

export function welcomeMail({ name, email, token, site }: Welcome): Mail {
  const unsubscribeUrl = `${site}/newsletter/unsubscribe?token=${token}`;
  const body = `${greeting(name)},

You’re subscribed to the FutureLab newsletter. Once a month you get an issue written by people, and in between a short email in weeks with new lessons or discussions.

Past issues: ${site}${paths.newsletter}
Lessons anyone can read: ${site}${paths.courses}

FutureLab

You get this because you subscribed to the FutureLab newsletter.
Unsubscribe: ${unsubscribeUrl}
`;
  return { to: email, subject: 'You’re subscribed to the FutureLab newsletter', body, unsubscribeUrl };
}
