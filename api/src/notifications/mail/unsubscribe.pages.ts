import { paths } from '#platform/paths/paths';
import { html } from '../../core/html/html.js';
import { kindOf, type NotificationKindKey } from '../notification-kinds.js';

const SETTINGS = paths.accountNotifications;

export const confirmUnsubscribePage = (kind: NotificationKindKey, token: string) => ({
  title: 'Turn off these emails',
  body: html`<h1>Turn off these emails?</h1>
    <p>
      We’ll stop emailing you about <strong>${kindOf(kind).label}</strong>. You’ll still see these
      notifications on FutureLab.
    </p>
    <form method="post" action="/unsubscribe">
      <input type="hidden" name="token" value="${token}" />
      <div class="actions"><button>Turn off emails</button></div>
    </form>
    <p class="quiet"><a href="${SETTINGS}">Notification settings</a></p>`,
});

export const unsubscribedPage = (kind: NotificationKindKey) => ({
  title: 'These emails are off',
  body: html`<h1>These emails are off</h1>
    <p>We won’t email you about <strong>${kindOf(kind).label}</strong> anymore.</p>
    <p><a href="${SETTINGS}">Notification settings</a></p>`,
});

export const invalidLinkPage = () => ({
  title: 'This link doesn’t work',
  status: 404,
  body: html`<h1>This link doesn’t work</h1>
    <p>
      Part of it may be missing. Open it again from the email, or change your
      <a href="${SETTINGS}">notification settings</a>.
    </p>`,
});
