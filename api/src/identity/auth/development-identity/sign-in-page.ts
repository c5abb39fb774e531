import { type Html, html } from '../../../core/html/html.js';
import { CAST } from './cast.js';

interface SignInPage {
  /** Where the forms post to. */
  action: string;
  /** What was wrong with the name that was entered, as text. */
  problem?: string;
  name?: string;
  email?: string;
}

/** Choosing who to be: one click for the cast, a name for someone new, or cancel. */
export function signInPage({ action, problem, name = '', email = '' }: SignInPage): Html {
  return html` <h1>Who would you like to be?</h1>
    <p>FutureLab’s local sign-in. It needs no password and is for development only.</p>
    <form method="post" action="${action}">
      <ul>
        ${CAST.map(
          (person) =>
            html` <li>
              <button class="row" name="subject" value="${person.subject}">
                <strong>${person.firstName} ${person.lastName}</strong>
                <span class="quiet">${person.note}</span>
              </button>
            </li>`,
        )}
      </ul>
    </form>
    <h2 id="new">Someone new</h2>
    <form method="post" action="${action}" aria-labelledby="new">
      ${problem ? html`<p role="alert" id="problem">${problem}</p>` : null}
      <label for="name">Name</label>
      <input id="name" name="name" autocomplete="off" maxlength="80" required value="${name}" />
      <label for="email">Email</label>
      <input
        id="email"
        name="email"
        aria-describedby="email-hint"
        type="email"
        autocomplete="off"
        maxlength="200"
        value="${email}"
      />
      <p class="quiet" id="email-hint">Leave the email empty to try a provider that doesn’t share one.</p>
      <div class="actions"><button>Sign in as someone new</button></div>
    </form>
    <form method="post" action="${action}">
      <div class="actions"><button class="plain" name="cancel" value="1">Cancel</button></div>
    </form>`;
}

/** Shown when the page was left open for too long, or its address was typed. */
export function expiredPage(): Html {
  return html` <h1>This sign-in has ended</h1>
    <p>It timed out, or you finished it in another tab.</p>
    <p><a href="/api/login">Start again</a></p>`;
}
