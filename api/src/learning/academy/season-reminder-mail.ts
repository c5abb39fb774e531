import { longDateWithYear } from '#platform/format/dates';
import { paths } from '#platform/paths/paths';
import type { Mail } from '../../core/mail/mail.service.js';

export const seasonReminderMail = (to: string, name: string, startsOn: string, site: string): Mail => ({
  to,
  subject: `The ${name.toLowerCase()} season starts on ${longDateWithYear(`${startsOn}T12:00:00Z`, 'UTC')}`,
  body: `Hello,

You’re in the ${name.toLowerCase()} season of Epic Life Lab. It starts on ${longDateWithYear(`${startsOn}T12:00:00Z`, 'UTC')}.

Week one is AI Foundations for Professionals, and it’s open to everyone:

${site}${paths.course('ai-foundations-for-professionals')}

If now isn’t a good time, you can leave the season here at no cost:

${site}${paths.academy}

FutureLab
`,
});
