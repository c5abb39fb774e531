export const REPORT_REASONS = ['spam', 'harassment', 'hate', 'privacy', 'misleading', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const DECISIONS = ['keep', 'hide', 'remove', 'warn', 'suspend'] as const;
export type Decision = (typeof DECISIONS)[number];

/** As the audit log calls it. */
export const LIFT_SUSPENSION = 'lift suspension';

/** What moderators do about a member. */
export const MODERATION_ACTS = [...DECISIONS, LIFT_SUSPENSION] as const;
