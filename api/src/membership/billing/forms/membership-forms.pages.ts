import type { ApiError } from '../../../core/errors/errors.js';
import { html } from '../../../core/html/html.js';

/** What was not done, and why. `page`: where its form is. */
export function notDonePage(title: string, page: string, error: ApiError) {
  const status = error.getStatus();
  return {
    title,
    status,
    body: html`<h1>${title}</h1>
      <div role="alert"><p>Nothing was sent yet. ${status === 401 ? signedOut(page) : error.message}</p></div>
      <p class="quiet"><a href="${page}">Back to the page</a></p>`,
  };
}

/** Beside this page, so that the button can be pressed again here. */
const signedOut = (page: string) =>
  html`You’ve been signed out.
    <a href="/api/login?returnTo=${encodeURIComponent(page)}" target="_blank">Sign in in another tab</a>, then
    come back and try again.`;
