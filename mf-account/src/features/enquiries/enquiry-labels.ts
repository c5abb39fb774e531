import { longDate } from '@futurelab/platform/format';
import type { BadgeTone } from '@futurelab/platform/ui';
import type {
  Enquiry,
  EnquiryFilters,
  EnquiryKind,
  EnquiryState,
  EnquirySummary,
} from '../../queries/admin/enquiries';

export const KINDS: Record<EnquiryKind, string> = {
  contact: 'Message',
  consulting: 'Consulting',
  speaking: 'Speaking',
};

export const STATES: Record<EnquiryState, { name: string; tone: BadgeTone }> = {
  new: { name: 'New', tone: 'ember' },
  answered: { name: 'Answered', tone: 'lagoon' },
  agreed: { name: 'Agreed', tone: 'success' },
  done: { name: 'Done', tone: 'neutral' },
  declined: { name: 'Declined', tone: 'neutral' },
};

/** As in the forms they were chosen from. */
const CHOICES: Record<string, string> = {
  keynote: 'Keynote',
  panel: 'Panel or fireside',
  'working-session': 'Working session',
  event: 'An event with us',
  conversation: 'A first conversation',
  engagement: 'Three to six weeks with us',
  'second-opinion': 'A second opinion on an offer',
  'under-5000': 'Under $5,000',
  '5000-10000': '$5,000 to $10,000',
  '10000-25000': '$10,000 to $25,000',
  'over-25000': 'More than $25,000',
  unknown: 'Not sure yet',
};

const choiceLabel = (choice: string): string => CHOICES[choice] ?? choice;

/** What the sender said besides the message, line by line; what a kind does not ask is left out. */
export function factsOf(enquiry: Enquiry): [term: string, value: string][] {
  const { organization, windowFrom, windowTo, timeZone, format, audience, budget } = enquiry;
  const days = [windowFrom, windowTo].filter((day) => day !== null).map((day) => longDate(day, 'UTC'));
  const facts: [string, string | null][] = [
    ['Organization', organization],
    ['Dates', days.join(' to ') || null],
    ['Location or time zone', timeZone],
    ['Format', format && choiceLabel(format)],
    ['Audience', audience],
    ['Budget', budget && choiceLabel(budget)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

/** Whether the day by which we promised an answer is over: `today` as `2026-05-14`. */
export const isLate = (
  { state, answerBy }: Pick<EnquirySummary, 'state' | 'answerBy'>,
  today: string,
): boolean => state === 'new' && answerBy < today;

/** The filters of an address; what is no filter of ours is none. */
export function readFilters(params: URLSearchParams): EnquiryFilters {
  const state = params.get('state') ?? '';
  const kind = params.get('kind') ?? '';
  return {
    state: Object.hasOwn(STATES, state) ? (state as EnquiryState) : '',
    kind: Object.hasOwn(KINDS, kind) ? (kind as EnquiryKind) : '',
    reference: (params.get('reference') ?? '').trim().slice(0, 20),
  };
}
