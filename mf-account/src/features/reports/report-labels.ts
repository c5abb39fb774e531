import type { Decision, ReportedMatter } from '../../queries/admin/reports';

export const KINDS: Record<ReportedMatter['subject']['kind'], string> = {
  post: 'Post',
  reply: 'Reply',
  message: 'Message',
  profile: 'Profile',
  group: 'Group',
  event: 'Event',
  review: 'Review',
  project: 'Project',
  exchange: 'Exchange',
};

export const REASONS: Record<ReportedMatter['reports'][number]['reason'], string> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment',
  hate: 'Hate',
  privacy: 'Private information',
  misleading: 'Impersonation or misleading',
  other: 'Something else',
};

interface DecisionLabels {
  name: string;
  /** What happens then. */
  effect: string;
  /** As it stands in the history. */
  done: string;
}

export const DECISIONS: Record<Decision, DecisionLabels> = {
  keep: { name: 'Keep', effect: 'It stays up, or is shown again if it was hidden.', done: 'kept it' },
  hide: { name: 'Hide', effect: 'Only the author and moderators can see it.', done: 'hid it' },
  remove: { name: 'Remove', effect: 'Its text is deleted for everyone.', done: 'removed it' },
  warn: { name: 'Warn', effect: 'It stays up, and the author gets a warning.', done: 'warned the author' },
  suspend: {
    name: 'Suspend',
    effect: 'It’s hidden, and the author can read but not post.',
    done: 'suspended the author',
  },
};
