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
  spam: 'Advertising or spam',
  harassment: 'Attacks or bothers somebody',
  hate: 'Hateful',
  privacy: 'Shows what is private',
  misleading: 'Pretends or misleads',
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
  keep: { name: 'Keep', effect: 'It stays, and is shown again if it was hidden.', done: 'kept it' },
  hide: { name: 'Hide', effect: 'Only its author and moderators see it.', done: 'hid it' },
  remove: { name: 'Remove', effect: 'Its words are gone for everybody.', done: 'removed it' },
  warn: { name: 'Warn', effect: 'It stays, and its author is told why.', done: 'warned its author' },
  suspend: {
    name: 'Suspend',
    effect: 'It is hidden, and its author can read but not write.',
    done: 'suspended its author',
  },
};
