import { longDateWithYear } from '#platform/format/dates';
import { paths } from '#platform/paths/paths';
import type { Mail } from '../../core/mail/mail.service.js';

export const seasonReminderMail = (to: string, name: string, startsOn: string, site: string): Mail => ({
  to,
  subject: `The ${name.toLowerCase()} season begins on ${longDateWithYear(`${startsOn}T12:00:00Z`, 'UTC')}`,
  body: `Hello,

you take part in the ${name.toLowerCase()} season of Epic Life Lab. It begins on ${longDateWithYear(`${startsOn}T12:00:00Z`, 'UTC')}.

The first week is AI Foundations for Professionals, and it is open to everybody:

${site}${paths.course('ai-foundations-for-professionals')}

If it does not fit this time, leave the season here. Nothing is owed:

${site}${paths.academy}

FutureLab
`,
});
