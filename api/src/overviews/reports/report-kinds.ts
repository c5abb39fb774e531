export const SUBJECT_KINDS = [
  'post',
  'reply',
  'message',
  'profile',
  'group',
  'event',
  'review',
  'project',
  'exchange',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export const REPORT_REASONS = ['spam', 'harassment', 'hate', 'privacy', 'misleading', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const DECISIONS = ['keep', 'hide', 'remove', 'warn', 'suspend'] as const;
export type Decision = (typeof DECISIONS)[number];
