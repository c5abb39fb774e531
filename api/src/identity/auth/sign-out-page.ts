import { type Html, html } from '../../core/html/html.js';

/** Confirms a sign-out that did not start on a page of the site (CSRF). */
export const signOutPage = (): Html =>
  html` <h1>Sign out of FutureLab?</h1>
    <p>This request didn’t come from a FutureLab page, so please confirm.</p>
    <form method="post" action="/api/logout">
      <div class="actions"><button>Sign out</button></div>
    </form>
    <p><a href="/">Stay signed in</a></p>`;
