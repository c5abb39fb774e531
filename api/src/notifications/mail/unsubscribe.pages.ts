import { paths } from '#platform/paths/paths';
import { html } from '../../core/html/html.js';
import { kindOf, type NotificationKindKey } from '../notification-kinds.js';

const SETTINGS = paths.accountNotifications;

export const confirmUnsubscribePage = (kind: NotificationKindKey, token: string) => ({
  title: 'Stop these mails',
  body: html`<h1>Stop these mails</h1>
    <p>
      Press the button and we stop telling you of this by mail: <strong>${kindOf(kind).label}</strong>. What
      happens is still shown on the site.
    </p>
    <form method="post" action="/unsubscribe">
      <input type="hidden" name="token" value="${token}" />
      <div class="actions"><button>Stop these mails</button></div>
    </form>
    <p class="quiet"><a href="${SETTINGS}">Choose what you are told of, and where</a></p>`,
});

export const unsubscribedPage = (kind: NotificationKindKey) => ({
  title: 'These mails have stopped',
  body: html`<h1>These mails have stopped</h1>
    <p>No more mail of this kind: <strong>${kindOf(kind).label}</strong>.</p>
    <p><a href="${SETTINGS}">Choose what you are told of, and where</a></p>`,
});

export const invalidLinkPage = () => ({
  title: 'This link does not work',
  status: 404,
  body: html`<h1>This link does not work</h1>
    <p>
      It may have been cut off on its way. Open it again from the mail, or
      <a href="${SETTINGS}">choose on the site</a> what you are told of by mail.
    </p>`,
});
