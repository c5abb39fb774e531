import { type Html, html } from '../html/html.js';

export interface StoredMail {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
  createdAt: Date;
}

export function mailboxPage(mails: StoredMail[]): Html {
  const list = html`<ul>
    ${mails.map(
      (mail) =>
        html`<li>
          <a class="row" href="/dev/mail/${mail.id}">
            <strong>${mail.subject}</strong> <span class="quiet">to ${mail.recipient}, ${when(mail)}</span>
          </a>
        </li>`,
    )}
  </ul>`;
  return html`<h1>Mailbox</h1>
    <p>No mail server is configured, so emails stay on this machine and show up here.</p>
    ${mails.length > 0 ? list : html`<p class="quiet">No emails yet. Subscribe to the newsletter to see one.</p>`}`;
}

export function messagePage(mail: StoredMail, site: string): Html {
  const view = html`<section>
    <h2>As HTML</h2>
    <iframe title="The email as HTML" src="/dev/mail/${mail.id}/html" sandbox></iframe>
  </section>`;
  return html`<p><a href="/dev/mail">All emails</a></p>
    <h1>${mail.subject}</h1>
    <p class="quiet">To ${mail.recipient}, ${when(mail)}</p>
    <div class="beside">
      ${mail.html === null ? '' : view}
      <section>
        <h2>As plain text</h2>
        <pre>${linked(mail.body, site)}</pre>
      </section>
    </div>`;
}

/** Addresses of our own site become links. */
function linked(body: string, site: string): Html[] {
  return body
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${site}/`) ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function when({ createdAt }: StoredMail): string {
  return `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
