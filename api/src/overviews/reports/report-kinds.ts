export const REPORT_REASONS = ['spam', 'harassment', 'hate', 'privacy', 'misleading', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const DECISIONS = ['keep', 'hide', 'remove', 'warn', 'suspend'] as const;
export type Decision = (typeof DECISIONS)[number];
