import { longDateWithYear, pluralize } from '@futurelab/platform/format';
import type { BadgeTone } from '@futurelab/platform/ui';
import type { ExchangeKind, ExchangeState } from '../../queries/exchanges';

export const KINDS: Record<ExchangeKind, { label: string; answer: string; answered: string; who: string }> = {
  request: {
    label: 'Looking for help',
    answer: 'I can help',
    answered: 'You have said that you can help.',
    who: 'They can help',
  },
  offer: {
    label: 'Offering help',
    answer: 'I would like that',
    answered: 'You have said that you would like that.',
    who: 'They would like that',
  },
};

export const STATES: Record<ExchangeState, { label: string; tone: BadgeTone }> = {
  open: { label: 'Open', tone: 'ember' },
  agreed: { label: 'Agreed', tone: 'lagoon' },
  done: { label: 'Done', tone: 'success' },
  withdrawn: { label: 'Taken back', tone: 'neutral' },
  expired: { label: 'Its day has passed', tone: 'neutral' },
};

export const openUntil = (until: string) => `Open until ${longDateWithYear(until, 'UTC')}`;
export const takes = (hours: number) => `about ${pluralize(hours, 'hour')}`;
