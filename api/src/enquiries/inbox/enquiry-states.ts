import type { EnquiryState } from '../enquiry.entity.js';

/** What may become of an enquiry next. Nothing is new twice; what was closed can be taken up again. */
export const NEXT_STATES: Record<EnquiryState, readonly EnquiryState[]> = {
  new: ['answered', 'declined'],
  answered: ['agreed', 'done', 'declined'],
  agreed: ['done', 'declined'],
  done: ['answered'],
  declined: ['answered'],
};
