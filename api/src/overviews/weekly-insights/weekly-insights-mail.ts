import { truncate } from '#platform/format/truncate';
import { paths } from '#platform/paths/paths';
import { type Html, html } from '../../core/html/html.js';
import { MAIL_COLORS, mailFrame } from '../../core/mail/html/mail-frame.js';
import type { Mail } from '../../core/mail/mail.service.js';
import type { Insights, InsightsReader } from './weekly-insights.queries.js';

interface Entry {
  title: string;
  about: string | null;
  address: string;
}

const REASON = 'You get this because you subscribed to the FutureLab newsletter.';
const SUBJECT_LENGTH = 150;

const entriesOf = ({ lessons, posts }: Insights, site: string): [heading: string, entries: Entry[]][] => [
  [
    'New lessons',
    lessons.map(({ title, slug, course, courseSlug }) => ({
      title,
      about: `in ${course}`,
      address: site + paths.lesson(courseSlug, slug),
    })),
  ],
  [
    'New discussions',
    posts.map(({ title, slug, author }) => ({
      title,
      about: author && `by ${author}`,
      address: site + paths.discussion(slug),
    })),
  ],
];

export const isEmpty = ({ lessons, posts }: Insights): boolean => lessons.length + posts.length === 0;

/** What is new this week, written once and sent to many. */
export function weeklyInsightsMails(insights: Insights, site: string): (reader: InsightsReader) => Mail {
  const sections = entriesOf(insights, site).filter(([, entries]) => entries.length > 0);
  const titles = sections.flatMap(([, entries]) => entries.map(({ title }) => title));
  const subject = truncate(`This week: ${titles[0]}`.replace(/\s+/g, ' '), SUBJECT_LENGTH);
  const text = sections
    .map(([heading, entries]) => `${heading}\n\n${entries.map(lineOf).join('\n')}`)
    .join('\n\n');
  const content = html`<h1 style="margin:0 0 24px;font-size:28px;line-height:1.25">This week at FutureLab</h1>
    ${sections.map(sectionOf)}`;
  return ({ email, token }) => {
    const unsubscribeUrl = `${site}/newsletter/unsubscribe?token=${token}`;
    const footer = html`<p style="margin:0 0 8px">${REASON}</p>
      <p style="margin:0">
        <a href="${unsubscribeUrl}" style="color:inherit;text-decoration:underline">Unsubscribe</a>
      </p>`;
    return {
      to: email,
      subject,
      body: `This week at FutureLab\n\n${text}\n\nFutureLab\n\n${REASON}\nUnsubscribe: ${unsubscribeUrl}\n`,
      html: mailFrame({ title: subject, preheader: titles.join(' · '), content, footer }),
      unsubscribeUrl,
    };
  };
}

const lineOf = ({ title, about, address }: Entry): string =>
  `- ${title}${about ? `, ${about}` : ''}\n  ${address}`;

const sectionOf = ([heading, entries]: [string, Entry[]]): Html =>
  html`<h2 style="margin:24px 0 12px;font-size:20px;line-height:1.25">${heading}</h2>
    <ul style="margin:0 0 16px;padding-left:24px">
      ${entries.map(
        ({ title, about, address }) =>
          html`<li style="margin:0 0 8px">
            <a href="${address}" style="color:${MAIL_COLORS.ember}">${title}</a>${about ? `, ${about}` : ''}
          </li>`,
      )}
    </ul>`;
