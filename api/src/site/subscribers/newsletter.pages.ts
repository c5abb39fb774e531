import { paths } from '#platform/paths/paths';
import type { ApiError } from '../../core/errors/errors.js';
import { type FormField, renderForm, type FormValues } from '../../core/html/form.js';
import { type Html, html } from '../../core/html/html.js';

type Step = 'confirm' | 'unsubscribe';

export interface Page {
  title: string;
  body: Html;
  status?: number;
}

const STEP_TEXTS = {
  confirm: {
    title: 'Confirm your subscription',
    ask: 'Weekly insights about using AI with your eyes open, and a newsletter once a month. Confirm to get the next one.',
    button: 'Confirm my subscription',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    ask: 'We’ll stop emailing this address right away.',
    button: 'Unsubscribe',
  },
} as const;

const FIELDS: readonly FormField[] = [
  { name: 'name', label: 'Name', maxLength: 80, autocomplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', maxLength: 254, autocomplete: 'email' },
];

/** The submitted form with its errors. */
export function formWithErrors(values: FormValues, error: ApiError): Page {
  const form = {
    action: paths.newsletterForm,
    button: 'Subscribe',
    hidden: { source: values['source'] ?? 'newsletter' },
  };
  return {
    title: 'Not subscribed yet',
    status: error.getStatus(),
    body: html`<h1>Stay Connected</h1>
      <div role="alert"><p>${error.message} What you typed is still here.</p></div>
      ${renderForm(form, FIELDS, values, error.details)}
      <p class="quiet"><a href="/">Go to FutureLab</a></p>`,
  };
}

export function confirmationSentPage(): Page {
  return {
    title: 'One more step',
    body: html`<h1>Check your inbox</h1>
      <p>We sent you an email. Open the link in it and confirm to get the next newsletter.</p>
      <p>Nothing after a few minutes? Check your spam folder, or check the address and try again.</p>
      <p><a href="/">Go to FutureLab</a></p>`,
  };
}

export function stepPage(step: Step, token: string): Page {
  if (token === '') return unknownLinkPage();
  const { title, ask, button } = STEP_TEXTS[step];
  return {
    title,
    body: html`<h1>${title}</h1>
      <p>${ask}</p>
      <form method="post" action="/newsletter/${step}">
        <input type="hidden" name="token" value="${token}" />
        <div class="actions"><button>${button}</button></div>
      </form>`,
  };
}

export function unsubscribedPage(): Page {
  return {
    title: 'You’re unsubscribed',
    body: html`<h1>You’re unsubscribed</h1>
      <p>We won’t email this address again. To resubscribe, open the link in your confirmation email.</p>
      <p><a href="/">Go to FutureLab</a></p>`,
  };
}

export function unknownLinkPage(): Page {
  return {
    title: 'This link doesn’t work',
    status: 404,
    body: html`<h1>This link doesn’t work</h1>
      <p>Part of it may be missing. Open it again from the email, or subscribe again.</p>
      <p><a href="/">Go to FutureLab</a></p>`,
  };
}
