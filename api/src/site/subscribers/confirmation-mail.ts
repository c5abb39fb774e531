import type { Mail } from '../../core/mail/mail.service.js';

/** The name was typed by anybody, so it is only used if it looks like a name. */
const NAME = /^[\p{L}\p{M}'’ -]{1,60}$/u;

interface Confirmation {
  name: string;
  email: string;
  token: string;
  site: string;
}

export function confirmationMail({ name, email, token, site }: Confirmation): Mail {
  const unsubscribeUrl = `${site}/newsletter/unsubscribe?token=${token}`;
  const body = `Hello${NAME.test(name) ? ` ${name}` : ''},

You signed up for the FutureLab newsletter: one email a week about using AI with your eyes open.

To start receiving it, confirm your subscription:

${site}/newsletter/confirm?token=${token}

Wasn’t you? Ignore this email, and you won’t hear from us again.

FutureLab

You get this because someone entered this address in our newsletter form. To block emails to this address:
${unsubscribeUrl}
`;
  return { to: email, subject: 'Confirm your FutureLab newsletter subscription', body, unsubscribeUrl };
}
