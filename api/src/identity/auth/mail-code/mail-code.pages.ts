import type { ApiError } from '../../../core/errors/errors.js';
import { type Html, html } from '../../../core/html/html.js';

interface Step {
  email: string;
  returnTo: string;
  /** Whether the code proves the address of the identity that waits in this browser. */
  joins: boolean;
  error?: ApiError;
}

interface Page {
  title: string;
  body: Html;
  status: number;
}

/** Again, with what was wrong with the address. */
export function addressPage({ email, returnTo, joins, error }: Step): Page {
  return {
    title: 'Email code',
    status: error?.getStatus() ?? 200,
    body: html`<h1>Get a code by email</h1>
      ${askForm({ email, returnTo, joins }, 'Email me a code', error)}
      <p><a href="/login">Sign in another way</a></p>`,
  };
}

export function codePage({ email, returnTo, joins, error }: Step): Page {
  const wrong = messageOf(error, 'code');
  return {
    title: 'Enter your code',
    status: error?.getStatus() ?? 200,
    body: html`<h1>Check your inbox</h1>
      <p>We sent a six-digit code to <strong>${email}</strong>. It works for ten minutes, in this browser.</p>
      <form method="post" action="/auth/code/verify">
        <input type="hidden" name="email" value="${email}" />
        ${hidden({ returnTo, joins })}
        <label for="code">Code</label>
        <input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="12"
          required
          autofocus
          ${invalid('code', wrong)}
        />
        ${text('code', wrong)}
        <div class="actions"><button>Sign in</button></div>
      </form>
      <h2>Didn’t get it?</h2>
      <p class="quiet">Check your spam folder too. A new code replaces this one.</p>
      ${askForm({ email, returnTo, joins }, 'Email me a new code')}
      <p><a href="/login">Sign in another way</a></p>`,
  };
}

function askForm({ email, returnTo, joins }: Step, button: string, error?: ApiError): Html {
  const wrong = messageOf(error, 'email');
  return html`<form method="post" action="/auth/code">
    ${hidden({ returnTo, joins })}
    <label for="email">Email</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="email"
      maxlength="254"
      required
      value="${email}"
      ${invalid('email', wrong)}
    />
    ${text('email', wrong)}
    <div class="actions"><button class="${error ? '' : 'plain'}">${button}</button></div>
  </form>`;
}

const hidden = ({ returnTo, joins }: Pick<Step, 'returnTo' | 'joins'>): Html =>
  html`<input type="hidden" name="returnTo" value="${returnTo}" />
    ${joins ? html`<input type="hidden" name="joins" value="1" />` : null}`;

const messageOf = (error: ApiError | undefined, field: string): string | undefined =>
  error && (error.details?.[field]?.[0] ?? error.message);

const invalid = (field: string, wrong: string | undefined): Html | null =>
  wrong ? html`aria-invalid="true" aria-describedby="${field}-wrong"` : null;

const text = (field: string, wrong: string | undefined): Html | null =>
  wrong ? html`<p class="wrong" id="${field}-wrong" role="alert">${wrong}</p>` : null;
