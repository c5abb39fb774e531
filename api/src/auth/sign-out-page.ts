import { type Html, html } from '../pages/html.js';

/** Asks whether somebody who did not come from a page of ours wants to sign out. */
export const signOutPage = (): Html =>
  html` <h1>Sign out of FutureLab?</h1>
    <p>You did not come here from a page of FutureLab, so we ask first.</p>
    <form method="post" action="/api/logout">
      <div class="actions"><button>Sign out</button></div>
    </form>
    <p><a href="/">Stay signed in</a></p>`;
