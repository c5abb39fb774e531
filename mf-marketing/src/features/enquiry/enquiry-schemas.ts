import { zodResolver } from '@hookform/resolvers/zod';
import { isOneLine, UNSUPPORTED_CHARACTERS, visibleText } from '@futurelab/platform/text';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Enquiry } from '../../queries/enquiries';
import {
  BUDGETS,
  CONSULTING_FORMATS,
  SPEAKING_FORMATS,
  type EnquiryFields,
  type EnquiryKind,
} from './enquiry';

/** One mailbox at a domain with a dot; whether it exists, only a mail shows. */
const EMAIL = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\".]+(\.[^\s@<>()[\],;:\\".]+)+$/;

const oneLine = z.refine<string>(isOneLine, UNSUPPORTED_CHARACTERS);
const line = (max: number, text: string) =>
  z.string(text).check(z.overwrite(visibleText), z.minLength(1, text), z.maxLength(max, text), oneLine);

// A wrong choice does not keep the checks of the whole form from running.
const oneOf = <Key extends string>(labels: Record<Key, string>, message: string) =>
  z.custom<Key>((value) => typeof value === 'string' && value in labels, { error: message, abort: false });

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

const everyForm = {
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
const SCHEMAS = {
  contact: z.object({
    kind: ofKind('contact'),
    ...everyForm,
    organization: z
      .string()
      .check(z.overwrite(visibleText), z.maxLength(120, 'Use up to 120 characters.'), oneLine),
  }),
  consulting: z.object({
    kind: ofKind('consulting'),
    ...everyForm,
    organization,
    format: oneOf(CONSULTING_FORMATS, 'Choose what would help.'),
    windowFrom: dayOrNone,
    budget,
  }),
  speaking: z
    .object({
      kind: ofKind('speaking'),
      ...everyForm,
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

/** Checks a form as the server does. */
export const resolverOf = (kind: EnquiryKind) =>
  zodResolver(SCHEMAS[kind]) as unknown as Resolver<EnquiryFields, unknown, Enquiry>;
