import { TRACK_TITLES } from '#platform/format/track-titles';
import { paths } from '#platform/paths/paths';
import { type Html, html, trusted } from '../../core/html/html.js';
import { type Track, TRACKS } from '../../identity/users/user.entity.js';
import type { Page } from './newsletter.pages.js';

const ABOUT =
  'Some newsletters are about one subject and go only to people who chose it. You get all others anyway.';

const form = (token: string, interests: readonly Track[]): Html =>
  html`<form method="post" action="${paths.newsletterInterests}">
    <input type="hidden" name="token" value="${token}" />
    ${TRACKS.map((track) => {
      const checked = trusted(interests.includes(track) ? ' checked' : '');
      return html`<label class="check"
        ><input type="checkbox" name="${track}" value="on" ${checked} />${TRACK_TITLES[track]}</label
      >`;
    })}
    <div class="actions"><button>Save interests</button></div>
  </form>`;

/** What newsletters someone gets, by the link in one. */
export const interestsPage = (token: string, interests: readonly Track[]): Page => ({
  title: 'Choose your interests',
  body: html`<h1>Choose your interests</h1>
    <p>${ABOUT}</p>
    ${form(token, interests)}`,
});

export const interestsSavedPage = (): Page => ({
  title: 'Interests saved',
  body: html`<h1>Interests saved</h1>
    <p>You can change them with the link in every newsletter.</p>
    <p><a href="/">Go to FutureLab</a></p>`,
});

export const confirmedPage = (token: string, interests: readonly Track[]): Page => ({
  title: 'You’re subscribed',
  body: html`<h1>You’re subscribed</h1>
    <p>
      Insights come in weeks with something new, and the newsletter once a month. Every email has an
      unsubscribe link.
    </p>
    <h2>Your interests</h2>
    <p>${ABOUT}</p>
    ${form(token, interests)}
    <p><a href="/">Go to FutureLab</a></p>`,
});
