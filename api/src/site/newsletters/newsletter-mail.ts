import { paths } from '#platform/paths/paths';
import { html } from '../../core/html/html.js';
import { mailFrame, type MailTheme } from '../../core/mail/html/mail-frame.js';
import { mailHtml, mailText } from '../../core/mail/html/mail-markdown.js';
import type { Mail } from '../../core/mail/mail.service.js';

export interface NewsletterTexts {
  slug: string;
  subject: string;
  preheader: string;
  /** Markdown. */
  body: string;
  inArchive: boolean;
}

interface Recipient {
  email: string;
  /** Where one press ends the subscription; null in a test. */
  unsubscribeUrl: string | null;
}

const REASON = 'You get this because you subscribed to the FutureLab newsletter.';
/** Stands for the address in what is the same for everyone; nothing that is written can contain it. */
const UNSUBSCRIBE = '\0unsubscribe\0';
const INTERESTS = '\0interests\0';

/** An issue as HTML, from which everyone’s own is made. */
export function newsletterHtml(texts: NewsletterTexts, site: string, theme?: MailTheme): string {
  const { slug, subject, preheader, body, inArchive } = texts;
  const link = (address: string, label: string) =>
    html`<a href="${address}" style="color:inherit;text-decoration:underline">${label}</a>`;
  const page = inArchive ? html`${link(`${site}${paths.newsletterIssue(slug)}`, 'Read it online')} · ` : '';
  const frame = {
    title: subject,
    preheader,
    content: mailHtml(body, site),
    footer: html`<p style="margin:0 0 8px">${REASON}</p>
      <p style="margin:0">
        ${page}${link(INTERESTS, 'Choose interests')} · ${link(UNSUBSCRIBE, 'Unsubscribe')}
      </p>`,
  };
  return mailFrame(frame, theme);
}

function newsletterText({ slug, body, inArchive }: NewsletterTexts, site: string): string {
  const online = inArchive ? `Read it online: ${site}${paths.newsletterIssue(slug)}\n` : '';
  return `${mailText(body, site)}

FutureLab

${REASON}
${online}Choose interests: ${INTERESTS}
Unsubscribe: ${UNSUBSCRIBE}
`;
}

/** What is written once and sent to many. */
export function newsletterMails(texts: NewsletterTexts, site: string): (recipient: Recipient) => Mail {
  const [page, text] = [newsletterHtml(texts, site), newsletterText(texts, site)];
  return ({ email, unsubscribeUrl }) => {
    const address = unsubscribeUrl ?? `${site}${paths.newsletter}`;
    return {
      to: email,
      subject: unsubscribeUrl === null ? `Test: ${texts.subject}` : texts.subject,
      body: addressed(text, address),
      html: addressed(page, address.replaceAll('&', '&amp;')),
      ...(unsubscribeUrl !== null && { unsubscribeUrl }),
    };
  };
}

/** One’s own links; the token in one is that of the other. */
const addressed = (text: string, unsubscribe: string): string =>
  text
    .replaceAll(UNSUBSCRIBE, unsubscribe)
    .replaceAll(INTERESTS, unsubscribe.replace(paths.newsletterUnsubscribe, paths.newsletterInterests));

/** The page of a preview, whose links lead nowhere. */
export const newsletterPreview = (texts: NewsletterTexts, site: string, theme: MailTheme): string =>
  addressed(newsletterHtml(texts, site, theme), '#');
