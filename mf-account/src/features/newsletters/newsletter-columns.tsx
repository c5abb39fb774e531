import { dateAndTime, formatNumber } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { NEWSLETTER_STATES, type NewsletterSummary } from '../../queries/admin/newsletters';
import type { Column } from '../../shared/staff/staff-table';
import { AUDIENCES, deliveryText } from './newsletter-labels';

export const newsletterColumns = (timeZone: string): Column<NewsletterSummary>[] => [
  {
    key: 'subject',
    label: 'Subject',
    isName: true,
    cell: ({ id, subject }) => (
      <Link to={paths.adminNewsletter(id)}>
        <bdi>{subject}</bdi>
      </Link>
    ),
  },
  { key: 'state', label: 'Status', isShort: true, cell: ({ state }) => NEWSLETTER_STATES[state] },
  { key: 'audience', label: 'Audience', cell: ({ audience }) => AUDIENCES[audience] },
  {
    key: 'sent',
    label: 'Delivered',
    cell: ({ beganAt, counts }) =>
      beganAt && `${formatNumber(counts.sent)} of ${formatNumber(counts.recipients)}`,
  },
  { key: 'problems', label: 'Problems', cell: ({ counts }) => deliveryText(counts) },
  { key: 'author', label: 'Author', cell: ({ author }) => <bdi>{author?.name ?? 'Former member'}</bdi> },
  {
    key: 'time',
    label: 'Sending',
    cell: ({ beganAt, scheduledFor }) => {
      const time = beganAt ?? scheduledFor;
      return time && <time dateTime={time}>{dateAndTime(time, timeZone)}</time>;
    },
  },
  {
    key: 'at',
    label: 'Created',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dateAndTime(createdAt, timeZone)}</time>,
  },
];
