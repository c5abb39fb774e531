import type { AccountDeletionState } from './account-deletions.dto.js';
import type { DeletionCounts } from './deletion-plan.queries.js';

type Lists = Pick<AccountDeletionState, 'erased' | 'writing' | 'detached' | 'retained'>;

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** What becomes of everything, in the words in which it is said before and after. */
export function deletionLists(counts: DeletionCounts): Lists {
  return {
    erased: [
      'Your profile and picture, the ways you sign in, and every session',
      'If you pay for Pro, your membership: nothing more is charged from now on, and it ends that day at the latest',
      counts.courses > 0 && `${many(counts.courses, 'course')} with your progress and answers`,
      counts.notes > 0 && many(counts.notes, 'note or reflection', 'notes and reflections'),
      'Your points and achievements',
      counts.certificates > 0 &&
        `${many(counts.certificates, 'certificate')}: links and badges you gave to others verify no longer`,
      counts.groups > 0 && `Your place in ${many(counts.groups, 'group')}`,
      'Your answers to events, connections, blocks and introductions',
      'Your offers, requests and questions to join in the Synergizer',
      counts.unanswered > 0 &&
        `${many(counts.unanswered, 'discussion')} that nobody else answered, or that introduced you`,
      'Reactions, drafts, reviews, notifications, settings, earlier versions of what you wrote, and copies you asked for',
      counts.email && `Requests and the newsletter sign-up from ${counts.email}, and every mail to it`,
    ].filter((line) => typeof line === 'string'),
    writing: [
      counts.discussions > 0 &&
        `${many(counts.discussions, 'discussion')} that others answered, with pictures`,
      counts.replies > 0 && many(counts.replies, 'reply', 'replies'),
      counts.messages > 0 && `${many(counts.messages, 'message')} to other members`,
      counts.updates > 0 && `${many(counts.updates, 'report')} in projects`,
    ].filter((line) => typeof line === 'string'),
    detached: [
      counts.resources > 0 &&
        `${many(counts.resources, 'link or file', 'links and files')} you added to groups`,
      'Projects, groups and past events you began: they stay with the people in them',
      'Words of others that name you in full or link to you: they say “a former member” instead',
    ].filter((line) => typeof line === 'string'),
    retained: [
      'Payments, without your name: tax law asks for the books',
      'What moderators and administrators decided, without your name, so that it can be checked',
      'If your address asked for no more mail, a fingerprint of it, so that none is sent',
      'What FutureLab published itself, such as course texts and recordings: write to us to have your name taken out',
    ],
  };
}
