import type { ApiError } from '../errors/errors.js';
import { renderForm } from './form.js';
import { type Html, html } from './html.js';

export interface FormPage {
  title: string;
  body: Html;
  status: number;
}

/** A form that was not sent, with why and everything that was typed. `page`: where it stands; `form`: null for a button alone. */
export function formWithErrors(
  title: string,
  error: ApiError,
  page: string,
  form: Parameters<typeof renderForm> | null,
): FormPage {
  const status = error.getStatus();
  return {
    title: `Not sent yet: ${title}`,
    status,
    body: html`<h1>${title}</h1>
      <div role="alert">
        <p>
          Nothing was sent yet. ${status === 401 ? signedOut(page) : error.message} What you typed is still
          here.
        </p>
      </div>
      ${form ? renderForm(...form) : html``}
      <p class="quiet"><a href="${page}">Back to the page</a></p>`,
  };
}

/** Beside this page, so that what was typed stays where it is. */
const signedOut = (page: string) =>
  html`You have been signed out:
    <a href="/api/login?returnTo=${encodeURIComponent(page)}" target="_blank">log in on another page</a>, then
    come back and press the button again.`;
