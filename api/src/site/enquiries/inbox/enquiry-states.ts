import type { EnquiryState } from '../enquiry.entity.js';

/** Allowed transitions. */
export const NEXT_STATES: Record<EnquiryState, readonly EnquiryState[]> = {
  new: ['answered', 'declined'],
  answered: ['agreed', 'done', 'declined'],
  agreed: ['done', 'declined'],
  done: ['answered'],
  declined: ['answered'],
};
