import type { Enquiry } from '../../queries/enquiries';

/** What can be chosen, and its labels; the same as the server's, which shows the form where there is no script. */
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

export type EnquiryKind = Enquiry['kind'];

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
