import { dateTimeAndZone } from '#platform/format/dates';
import { paths } from '#platform/paths/paths';
import type { Mail } from '../../core/mail/mail.service.js';
import { kindMail } from '../mail/notification-mail.js';
import { kindOf, whoActed } from '../notification-kinds.js';
import type { DigestRow } from './digest.queries.js';

export const isEmpty = ({ unread, posts, events }: DigestRow): boolean =>
  unread.length + posts.length + events.length === 0;

/** What a member missed while they were away, as an email. */
export function digestMail(row: DigestRow, site: string): Mail {
  const more = row.unreadCount - row.unread.length;
  const sections = [
    section(
      'Unread notifications',
      [
        ...row.unread.map(
          ({ kind, names, count, title, href }) =>
            `- ${kindOf(kind).wording(whoActed(names, count), title)}\n  ${site}${href}`,
        ),
        ...(more > 0 ? [`- and ${more} more\n  ${site}${paths.notifications}`] : []),
      ],
      row.unread.length,
    ),
    section(
      'New discussions',
      row.posts.map(
        ({ title, slug, author }) =>
          `- ${title}${author ? `, by ${author}` : ''}\n  ${site}${paths.discussion(slug)}`,
      ),
    ),
    section(
      'Upcoming events',
      row.events.map(
        ({ title, slug, startsAt }) =>
          `- ${title}, ${dateTimeAndZone(Date.parse(startsAt), row.timeZone)}\n  ${site}${paths.event(slug)}`,
      ),
    ),
  ];
  const text = `Here’s what you missed while you were away.\n\n${sections.filter(Boolean).join('\n\n')}`;
  return kindMail('digest', row, { subject: 'What you missed at FutureLab', text, site });
}

const section = (title: string, lines: string[], shown = lines.length): string =>
  shown === 0 ? '' : `${title}\n\n${lines.join('\n')}`;
