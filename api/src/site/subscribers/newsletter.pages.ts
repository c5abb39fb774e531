import type { ApiError } from '../../core/errors/errors.js';
import { type FormField, renderForm, type FormValues } from '../../core/html/form.js';
import { type Html, html } from '../../core/html/html.js';

type Step = 'confirm' | 'unsubscribe';

interface Page {
  title: string;
  body: Html;
  status?: number;
}

const STEP_TEXTS = {
  confirm: {
    title: 'Confirm your newsletter',
    ask: 'One letter a week about using AI with your eyes open. Press the button and the next one is yours.',
    button: 'Confirm my subscription',
    doneTitle: 'You are subscribed',
    done: 'The next letter comes to your inbox this week. Every letter has a link to stop them.',
  },
  unsubscribe: {
    title: 'Stop the newsletter',
    ask: 'Press the button and we stop writing to this address at once.',
    button: 'Unsubscribe',
    doneTitle: 'You are unsubscribed',
    done: 'We will not write to this address again. To come back, open the link in the mail that asked you to confirm.',
  },
} as const;

const FIELDS: readonly FormField[] = [
  { name: 'name', label: 'Name', maxLength: 80, autocomplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', maxLength: 254, autocomplete: 'email' },
];

/** The submitted form with its errors. */
export function formWithErrors(values: FormValues, error: ApiError): Page {
  const form = {
    action: '/newsletter',
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
    body: html`<h1>Look in your mailbox</h1>
      <p>
        We have sent you a mail. Open the link in it and press the button there, and the next letter is yours.
      </p>
      <p>
        Nothing there after a few minutes? Look among the unwanted mail, or check the address and send it
        again.
      </p>
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

export function stepDonePage(step: Step): Page {
  const { doneTitle, done } = STEP_TEXTS[step];
  return {
    title: doneTitle,
    body: html`<h1>${doneTitle}</h1>
      <p>${done}</p>
      <p><a href="/">Go to FutureLab</a></p>`,
  };
}

export function unknownLinkPage(): Page {
  return {
    title: 'This link does not work',
    status: 404,
    body: html`<h1>This link does not work</h1>
      <p>It may have been cut off on its way. Please open it again from the mail, or subscribe once more.</p>
      <p><a href="/">Go to FutureLab</a></p>`,
  };
}
