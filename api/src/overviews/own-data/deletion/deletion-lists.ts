import type { AccountDeletionState } from './account-deletions.dto.js';
import type { DeletionCounts } from './deletion-plan.queries.js';

type Lists = Pick<AccountDeletionState, 'erased' | 'writing' | 'detached' | 'retained'>;

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** What becomes of everything, in the words in which it is said before and after. */
export function deletionLists(counts: DeletionCounts): Lists {
  return {
    erased: [
      'Your profile and picture, sign-in methods and sessions',
      'Your Pro membership, if you have one: you won’t be charged again, and it ends by that day',
      counts.courses > 0 && `${many(counts.courses, 'course')} with your progress and answers`,
      counts.notes > 0 && many(counts.notes, 'note or reflection', 'notes and reflections'),
      'Your points and achievements',
      counts.certificates > 0 &&
        `${many(counts.certificates, 'certificate')}: links and badges you shared will no longer verify`,
      counts.groups > 0 && `Your membership in ${many(counts.groups, 'group')}`,
      'Your RSVPs, connections, blocks and introductions',
      'Your offers, requests and join requests in the Synergizer',
      counts.unanswered > 0 &&
        `${many(counts.unanswered, 'discussion')} with no replies from others, or that introduced you`,
      counts.messageFiles > 0 && `${many(counts.messageFiles, 'file')} you sent in messages`,
      'Reactions, drafts, reviews, notifications, settings, earlier versions of your posts, and data exports',
      counts.email && `Requests and the newsletter subscription from ${counts.email}, and every email to it`,
    ].filter((line) => typeof line === 'string'),
    writing: [
      counts.discussions > 0 &&
        `${many(counts.discussions, 'discussion')} that others replied to, with pictures`,
      counts.replies > 0 && many(counts.replies, 'reply', 'replies'),
      counts.messages > 0 && `${many(counts.messages, 'message')} to other members`,
      counts.updates > 0 && `${many(counts.updates, 'update')} in projects`,
    ].filter((line) => typeof line === 'string'),
    detached: [
      counts.resources > 0 &&
        `${many(counts.resources, 'link or file', 'links and files')} you added to groups`,
      'Projects, groups and past events you started: they stay with their members',
      'Posts by others that include your full name or link to you: they say “a former member” instead',
    ].filter((line) => typeof line === 'string'),
    retained: [
      'Payments, without your name, as tax law requires',
      'Moderator and administrator decisions, without your name, so they can be reviewed',
      'If you unsubscribed, a fingerprint of your address, so we don’t email it',
      'FutureLab’s own content, such as course texts and recordings: contact us to have your name removed',
    ],
  };
}
