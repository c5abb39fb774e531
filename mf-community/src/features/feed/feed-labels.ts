import { pluralize } from '@futurelab/platform/format';
import type { FeedItem } from '../../queries/feed';

export const FEED_KINDS: Record<FeedItem['kind'], string> = {
  question: 'Question',
  answer: 'Accepted answer',
  discussion: 'Discussion',
  introduction: 'Introduction',
  event: 'Event',
  project: 'Recruiting',
  finished_course: 'Finished a course',
  newcomer: 'New member',
};

/** "6 replies · last by Hana Ito"; null where nobody has replied. */
export function repliesLabel({ replyCount, repliers }: Pick<FeedItem, 'replyCount' | 'repliers'>) {
  if (replyCount === 0) return null;
  const count = pluralize(replyCount, 'reply', 'replies');
  return repliers[0] ? `${count} · last by ${repliers[0].name}` : count;
}

/** "2 open roles · from 2 h a week" */
export const rolesLabel = ({ openRoles, fewestHours }: NonNullable<FeedItem['project']>) =>
  `${pluralize(openRoles, 'open role')} · from ${fewestHours} h a week`;

const NAMED = 2;

/** "Ari Sato, Bo Lund, and 3 others" */
export function namesLabel(names: readonly string[]): string {
  const others = names.length - NAMED;
  if (others < 1) return names.join(' and ');
  return `${names.slice(0, NAMED).join(', ')}, and ${others === 1 ? '1 other' : `${others} others`}`;
}
