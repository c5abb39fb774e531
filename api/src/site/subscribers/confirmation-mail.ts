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

somebody, we hope you, asked for the FutureLab newsletter at this address: one letter a week about using AI
with your eyes open.

To receive it, open this page and press the button:

${site}/newsletter/confirm?token=${token}

If it was not you, do nothing. You will not hear from us again.

FutureLab

This mail came because this address was entered in our newsletter form. To make sure that we never write to it:
${unsubscribeUrl}
`;
  return { to: email, subject: 'Please confirm your FutureLab newsletter', body, unsubscribeUrl };
}
