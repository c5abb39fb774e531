import { TrimmedText } from '../validation/validation.js';

export const REASON_RULE = {
  multiline: true,
  max: 600,
  message: 'Enter a reason of up to 600 characters.',
} as const;

/** The body of an act that only needs its reason. */
export class ActReason {
  /** For the audit log */
  @TrimmedText(REASON_RULE)
  reason!: string;
}
