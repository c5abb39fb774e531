import { formatNumber, TRACK_TITLES } from '@futurelab/platform/format';
import type { Newsletter, NewsletterAudience } from '../../queries/admin/newsletters';

export const AUDIENCES: Record<NewsletterAudience, string> = {
  all: 'All subscribers',
  free: 'Subscribers without Pro',
  pro: 'Subscribers with Pro',
  'ai-mastery': `Interest: ${TRACK_TITLES['ai-mastery']}`,
  'consciousness-integration': `Interest: ${TRACK_TITLES['consciousness-integration']}`,
  'leadership-transformation': `Interest: ${TRACK_TITLES['leadership-transformation']}`,
};

type Counts = Newsletter['counts'];

const PARTS: [key: keyof Counts, label: string][] = [
  ['uncertain', 'uncertain'],
  ['failed', 'failed'],
  ['bounced', 'bounced'],
  ['complained', 'marked as spam'],
  ['skipped', 'unsubscribed'],
  ['canceled', 'canceled'],
];

/** Whom it did not surely reach: "2 uncertain, 1 failed". */
export const deliveryText = (counts: Counts): string =>
  PARTS.filter(([key]) => counts[key] > 0)
    .map(([key, label]) => `${formatNumber(counts[key])} ${label}`)
    .join(', ');

/** In percent. */
export const progressOf = ({ recipients, left }: Counts): number =>
  recipients === 0 ? 100 : ((recipients - left) / recipients) * 100;

/** Whether it can still be written: also one that was canceled before it went to anyone. */
export const isEditable = ({ state, beganAt }: Pick<Newsletter, 'state' | 'beganAt'>): boolean =>
  state === 'draft' || (state === 'canceled' && beganAt === null);
