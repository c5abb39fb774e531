import type { Mail } from '../../core/mail/mail.service.js';

/** The name was typed by anybody, so it is only used if it looks like a name. */
const NAME = /^[\p{L}\p{M}'’ -]{1,60}$/u;

/** "Hello Maya" */
export const greeting = (name: string): string => `Hello${NAME.test(name) ? ` ${name}` : ''}`;

interface Confirmation {
  name: string;
  email: string;
  token: string;
  site: string;
}

export function confirmationMail({ name, email, token, site }: Confirmation): Mail {
  const unsubscribeUrl = `${site}/newsletter/unsubscribe?token=${token}`;
  const body = `${greeting(name)},

You signed up for the FutureLab newsletter: weekly insights about using AI with your eyes open, and once a month an issue written by people.

To start receiving it, confirm your subscription:

${site}/newsletter/confirm?token=${token}

Wasn’t you? Ignore this email, and you won’t hear from us again.

FutureLab

You get this because someone entered this address in our newsletter form. To block emails to this address:
${unsubscribeUrl}
`;
  return { to: email, subject: 'Confirm your FutureLab newsletter subscription', body, unsubscribeUrl };
}
