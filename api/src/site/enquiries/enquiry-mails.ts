import type { Mail } from '../../core/mail/mail.service.js';
import { longDay } from './response-deadline.js';
import type { EnquiryReceipt, EnquiryRequest, SpeakingEnquiry } from './enquiries.dto.js';
import { choiceLabel } from './enquiry-choices.js';

const ABOUT = {
  contact: 'your message',
  consulting: 'your consulting request',
  speaking: 'your speaking request',
} as const;

/** To the person who wrote. Nothing they typed is repeated: the address may be someone else's. */
export function receiptMail(request: EnquiryRequest, { reference, answerBy }: EnquiryReceipt): Mail {
  return {
    to: request.email,
    subject: `We got ${ABOUT[request.kind]} (${reference})`,
    body: `Hello,

We got ${ABOUT[request.kind]}. A person will read it.

Reference: ${reference}
You’ll hear from us by ${longDay(answerBy)}.

To add something, reply to this email and keep the reference in the subject.

Didn’t write to us? Ignore this email, or reply and tell us, and we’ll delete the message.

FutureLab
`,
  };
}

/** To the team, with everything they wrote. A reply goes to them. */
export function teamMail(request: EnquiryRequest, receipt: EnquiryReceipt, to: string): Mail {
  const { organization, windowFrom, windowTo, timeZone, format, audience, budget } = allFieldsOf(request);
  const lines = [
    ['From', `${request.name}, ${request.email}`],
    ['Organization', organization],
    ['Days', [windowFrom, windowTo].filter(Boolean).join(' to ')],
    ['Time zone', timeZone],
    ['Format', choiceLabel(format)],
    ['Audience', audience],
    ['Budget', choiceLabel(budget)],
    ['Answer by', longDay(receipt.answerBy)],
  ].filter(([, value]) => value);
  return {
    to,
    replyTo: request.email,
    subject: `${receipt.reference}: ${request.kind}, ${oneLine(organization ?? request.name)}`,
    body: `${lines.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${request.message}\n`,
  };
}

/** Of every kind; what a kind does not ask is undefined. */
const allFieldsOf = (request: EnquiryRequest): Partial<SpeakingEnquiry & { format: string }> =>
  request as object;

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
