import { mailHtml, mailText } from '../../core/mail/html/mail-markdown.js';
import { textMailHtml } from '../../core/mail/html/text-html.js';
import type { Mail } from '../../core/mail/mail.service.js';
import { paths } from '#platform/paths/paths';
import { kindMail, type NotificationRecipient } from '../../notifications/mail/notification-mail.js';
import type { HostedEvent } from '../event-editing/event-editor.queries.js';
import type { NewEventMessage } from './attendees.dto.js';
import { MESSAGE_KIND } from './attendees.queries.js';

type Message = Pick<NewEventMessage, 'subject' | 'text'>;

/** What a host writes, once for everyone. Its pictures are left out: they would report who opens the email. */
export function eventMessageMails(
  { subject, text }: Message,
  { title, slug }: Pick<HostedEvent, 'title' | 'slug'>,
  host: string,
  site: string,
): (reader: NotificationRecipient) => Mail {
  const about = `${host} wrote about “${title}”:`;
  const address = `${site}${paths.event(slug)}`;
  const written = mailHtml(
    `${about.replace(/[\\`*_[\]<>!]/g, '\\$&')}\n\n${text}\n\n[View event](${address})`,
    site,
    { hasPictures: false },
  );
  return (reader) => {
    const mail = kindMail(MESSAGE_KIND, reader, {
      subject,
      text: `${about}\n\n${mailText(text, site)}\n\n${address}`,
      site,
    });
    return { ...mail, html: textMailHtml(mail, site, written) };
  };
}
