import { paths } from '@futurelab/platform/paths';
import type { PeriodNumbers } from '../../queries/admin/analytics';
import type { Days } from '../../shared/model/days';

export interface NumberText {
  key: Exclude<keyof PeriodNumbers, 'countedDays'>;
  name: string;
  /** What is counted, exactly. */
  definition: string;
  /** The list of what is counted now. */
  list?: string;
  /** The list of what the period counts. */
  listOf?: (counted: Days) => string;
  isShare?: boolean;
}

export const NUMBERS: NumberText[] = [
  {
    key: 'members',
    name: 'Members',
    definition: 'Accounts at the end of the period.',
    list: paths.adminMembers,
  },
  {
    key: 'proMembers',
    name: 'Members with Pro',
    definition: 'Paid or given, at the end of the period.',
    list: `${paths.adminMembers}?plan=pro`,
  },
  {
    key: 'activeWeek',
    name: 'Weekly active',
    definition: 'Active in the last 7 days of the period.',
  },
  {
    key: 'activeMonth',
    name: 'Active in 28 days',
    definition: 'Active in the last 28 days of the period.',
  },
  { key: 'lessonsFinished', name: 'Lessons finished', definition: 'Each member and lesson once a day.' },
  { key: 'posts', name: 'Discussions', definition: 'Posts, without replies.' },
  { key: 'replies', name: 'Replies', definition: 'Replies to discussions.' },
  {
    key: 'firstRsvps',
    name: 'First RSVPs',
    definition: 'Members who answered Going for the first time.',
  },
  {
    key: 'attendances',
    name: 'Attendance',
    definition: 'Spots taken at events that began. Nobody checks who came.',
  },
  {
    key: 'paidSubscriptions',
    name: 'Active subscriptions',
    definition: 'Paid subscriptions in good standing at the end of the period.',
    list: `${paths.adminSubscriptions}?state=active&plan=paid`,
  },
  {
    key: 'pastDueSubscriptions',
    name: 'Past due',
    definition: 'Subscriptions whose last payment failed, at the end of the period.',
    list: `${paths.adminSubscriptions}?state=past_due&plan=paid`,
  },
  {
    key: 'subscriptionsBegun',
    name: 'Subscriptions started',
    definition: 'Paid subscriptions that began.',
    listOf: ({ from, to }) => `${paths.adminSubscriptions}?plan=paid&startedFrom=${from}&startedTo=${to}`,
  },
  {
    key: 'subscriptionsEnded',
    name: 'Subscriptions ended',
    definition: 'Paid subscriptions whose Pro ended.',
    listOf: ({ from, to }) => `${paths.adminSubscriptions}?plan=paid&endedFrom=${from}&endedTo=${to}`,
  },
  {
    key: 'churn',
    name: 'Churn',
    definition: 'Subscriptions ended, as a share of those open the day before the period.',
    isShare: true,
  },
  {
    key: 'newsletterSubscribers',
    name: 'Newsletter subscribers',
    definition: 'Confirmed addresses at the end of the period.',
  },
  { key: 'newsletterJoined', name: 'Newsletter joined', definition: 'Addresses confirmed.' },
  { key: 'newsletterLeft', name: 'Newsletter left', definition: 'Confirmed addresses that unsubscribed.' },
];
