import type { FormField } from '../../../core/html/form.js';
import { BUDGETS, CONSULTING_FORMATS, SPEAKING_FORMATS } from '../enquiry-choices.js';
import { ENQUIRY_KINDS, type EnquiryKind } from '../enquiry.entity.js';

const NAME: FormField = { name: 'name', label: 'Your name', maxLength: 80, autocomplete: 'name' };
const EMAIL: FormField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  maxLength: 254,
  autocomplete: 'email',
};
const ORGANIZATION: FormField = {
  name: 'organization',
  label: 'Organization',
  maxLength: 120,
  autocomplete: 'organization',
};
const BUDGET: FormField = { name: 'budget', label: 'Budget', type: 'select', options: BUDGETS };
const CONSENT: FormField = {
  name: 'consent',
  label: 'You may keep what I wrote in order to answer me.',
  type: 'checkbox',
};
const message = (label: string): FormField => ({ name: 'message', label, type: 'textarea', maxLength: 4000 });

interface EnquiryForm {
  title: string;
  /** Where it stands on the site. */
  page: string;
  fields: readonly FormField[];
}

/** What each form asks, in its order; the same as on the pages. */
export const FORMS: Record<EnquiryKind, EnquiryForm> = {
  contact: {
    title: 'Write to us',
    page: '/contact',
    fields: [NAME, EMAIL, { ...ORGANIZATION, optional: true }, message('Your message'), CONSENT],
  },
  consulting: {
    title: 'Ask for a conversation',
    page: '/ai-consulting',
    fields: [
      NAME,
      EMAIL,
      ORGANIZATION,
      { name: 'format', label: 'What would help', type: 'select', options: CONSULTING_FORMATS },
      { name: 'windowFrom', label: 'Not before', type: 'date', optional: true },
      BUDGET,
      message('What you have to decide'),
      CONSENT,
    ],
  },
  speaking: {
    title: 'Ask for a speaker',
    page: '/book-speaking',
    fields: [
      NAME,
      EMAIL,
      ORGANIZATION,
      { name: 'windowFrom', label: 'First possible day', type: 'date' },
      { name: 'windowTo', label: 'Last possible day', type: 'date', optional: true },
      { name: 'timeZone', label: 'Location or time zone', maxLength: 60 },
      { name: 'format', label: 'Format', type: 'select', options: SPEAKING_FORMATS },
      { name: 'audience', label: 'Audience', maxLength: 200 },
      BUDGET,
      message('The morning after'),
      CONSENT,
    ],
  },
};

export const isKind = (kind: unknown): kind is EnquiryKind =>
  (ENQUIRY_KINDS as readonly unknown[]).includes(kind);
