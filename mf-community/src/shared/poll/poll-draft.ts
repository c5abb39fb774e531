import { isoDate } from '@futurelab/platform/format';
import type { NewPoll, Poll } from '../../queries/polls';

/** A poll as it is typed. */
export interface PollDraft {
  options: string[];
  allowsSeveral: boolean;
  /** YYYY-MM-DD, or empty. */
  endsOn: string;
}

export const MAX_OPTIONS = 8;

export const EMPTY_POLL: PollDraft = { options: ['', ''], allowsSeveral: false, endsOn: '' };

export const draftOfPoll = ({ options, allowsSeveral, endsAt }: Poll, timeZone: string): PollDraft => ({
  options: options.map(({ text }) => text),
  allowsSeveral,
  endsOn: endsAt === null ? '' : isoDate(endsAt, timeZone),
});

/** Options that were left empty are not meant. */
export const pollOf = ({ options, allowsSeveral, endsOn }: PollDraft): NewPoll => ({
  options: options.map((option) => option.trim()).filter(Boolean),
  allowsSeveral,
  endsOn: endsOn || null,
});
