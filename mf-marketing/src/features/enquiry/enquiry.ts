import { isOneLine, UNSUPPORTED_CHARACTERS, visibleText } from '@futurelab/platform/text';
import * as z from 'zod/mini';
import type { Enquiry } from '../../queries/enquiries';

/** What can be chosen, and its words; the same as the server's, which shows the form where there is no script. */
export const SPEAKING_FORMATS = {
  keynote: 'Keynote',
  panel: 'Panel or fireside',
  'working-session': 'Working session',
  event: 'An event with you',
};

export const CONSULTING_FORMATS = {
  conversation: 'A first conversation',
  engagement: 'Three to six weeks with us',
  'second-opinion': 'A second opinion on an offer',
};

export const BUDGETS = {
  'under-5000': 'Under $5,000',
  '5000-10000': '$5,000 to $10,000',
  '10000-25000': '$10,000 to $25,000',
  'over-25000': 'More than $25,000',
  unknown: 'We do not know yet',
};

/** One mailbox at a domain with a dot; whether it exists only a mail can tell. */
const EMAIL = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\".]+(\.[^\s@<>()[\],;:\\".]+)+$/;

const oneLine = z.refine<string>(isOneLine, UNSUPPORTED_CHARACTERS);
const line = (max: number, words: string) =>
  z.string(words).check(z.overwrite(visibleText), z.minLength(1, words), z.maxLength(max, words), oneLine);

// A wrong choice does not keep the checks of the whole form from running.
const oneOf = <Key extends string>(words: Record<Key, string>, message: string) =>
  z.custom<Key>((value) => typeof value === 'string' && value in words, { error: message, abort: false });

/** No field: each form is of one kind. */
const ofKind = <Kind extends string>(kind: Kind) => z._default(z.literal(kind), kind);

/** Today and later, where the visitor is. */
const isComing = (day: string) => day >= new Date().toLocaleDateString('sv');
const COMING = 'Choose a day that is still to come.';
const day = z.string(COMING).check(z.refine(isComing, COMING));
const dayOrNone = z.string().check(z.refine((value) => value === '' || isComing(value), COMING));

const organization = line(120, 'Enter the name of your organization, in up to 120 characters.');
const budget = oneOf(BUDGETS, 'Choose a budget band; you may say that you do not know yet.');
const MESSAGE = 'Write at least ten characters, and at most 4,000.';

const everybody = {
  name: line(80, 'Enter your name, in up to 80 characters.'),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(254, 'Please enter a valid email address.'),
      z.regex(EMAIL, 'Please enter a valid email address.'),
    ),
  message: z.string().check(z.overwrite(visibleText), z.minLength(10, MESSAGE), z.maxLength(4000, MESSAGE)),
  consent: z.literal(true, 'Tick this box: we may keep only what you agree to.'),
  website: z.optional(z.string()),
};

/** What each form asks, with the limits of the server; what comes out is what the api takes. */
export const SCHEMAS = {
  contact: z.object({
    kind: ofKind('contact'),
    ...everybody,
    organization: z
      .string()
      .check(z.overwrite(visibleText), z.maxLength(120, 'Use up to 120 characters.'), oneLine),
  }),
  consulting: z.object({
    kind: ofKind('consulting'),
    ...everybody,
    organization,
    format: oneOf(CONSULTING_FORMATS, 'Choose what would help.'),
    windowFrom: dayOrNone,
    budget,
  }),
  speaking: z
    .object({
      kind: ofKind('speaking'),
      ...everybody,
      organization,
      windowFrom: day,
      windowTo: dayOrNone,
      timeZone: line(60, 'Enter a place or a time zone, such as Lisbon.'),
      format: oneOf(SPEAKING_FORMATS, 'Choose a format.'),
      audience: line(200, 'Say who will be there, in up to 200 characters.'),
      budget,
    })
    .check(
      z.refine(({ windowFrom, windowTo }) => windowTo === '' || windowTo >= windowFrom, {
        error: 'The last day cannot be before the first.',
        path: ['windowTo'],
        when: () => true,
      }),
    ),
} satisfies { [Kind in Enquiry['kind']]: z.ZodMiniType<Extract<Enquiry, { kind: Kind }>> };

export type EnquiryKind = keyof typeof SCHEMAS;

/** Every field that one of the forms has. */
export interface EnquiryFields {
  name: string;
  email: string;
  organization: string;
  windowFrom: string;
  windowTo: string;
  timeZone: string;
  format: string;
  audience: string;
  budget: string;
  message: string;
  consent: boolean;
  website: string;
}
