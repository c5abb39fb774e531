import { longDateWithYear, pluralize } from '@futurelab/platform/format';
import type { BadgeTone } from '@futurelab/platform/ui';
import type { ExchangeKind, ExchangeState } from '../../queries/exchanges';

export const KINDS: Record<ExchangeKind, { label: string; answer: string; answered: string; who: string }> = {
  request: {
    label: 'Looking for help',
    answer: 'I can help',
    answered: 'You offered to help.',
    who: 'Offered to help',
  },
  offer: {
    label: 'Offering help',
    answer: 'I’m interested',
    answered: 'You said you’re interested.',
    who: 'Interested',
  },
};

export const STATES: Record<ExchangeState, { label: string; tone: BadgeTone }> = {
  open: { label: 'Open', tone: 'ember' },
  agreed: { label: 'In progress', tone: 'lagoon' },
  done: { label: 'Done', tone: 'success' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
};

export const openUntil = (until: string) => `Open until ${longDateWithYear(until, 'UTC')}`;
export const takes = (hours: number) => `about ${pluralize(hours, 'hour')}`;
