import { pluralize } from '@futurelab/platform/format';
import type { Conversation } from '../../queries/conversations';

/** Who has seen the message at `position`, the reader’s latest; null for any other, and while nobody has. */
export function seenLabel(
  { lastOwnSeen, isGroup, participants }: Pick<Conversation, 'lastOwnSeen' | 'isGroup' | 'participants'>,
  position: number,
): string | null {
  if (lastOwnSeen?.position !== position) return null;
  const names = participants
    .filter(({ person }) => lastOwnSeen.memberIds.includes(person.id))
    .map(({ person }) => person.name.split(' ')[0]!);
  if (names.length === 0) return null;
  if (!isGroup) return 'Seen';
  if (names.length <= 2) return `Seen by ${names.join(' and ')}`;
  return `Seen by ${names[0]} and ${pluralize(names.length - 1, 'other')}`;
}
