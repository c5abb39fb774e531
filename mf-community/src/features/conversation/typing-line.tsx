import { VisuallyHidden } from '@futurelab/platform/ui';
import { useEffect, useState } from 'react';
import type { Conversation, Message } from '../../queries/conversations';
import styles from './typing-line.module.css';
import { useTypingMembers } from './use-typing';

interface TypingLineProps {
  conversation: Conversation;
  latest: Message | undefined;
}

/** Who is typing, on a line whose place is there already. */
export function TypingLine({ conversation: { id, participants }, latest }: TypingLineProps) {
  const typing = useTypingMembers(id, latest);
  const names = participants
    .filter(({ person }) => typing.includes(person.id))
    .map(({ person }) => person.name.split(' ')[0]!);
  const label = labelOf(names);
  return (
    <div className={styles.line}>
      <span dir="auto" aria-hidden="true">
        {label}
      </span>
      <VisuallyHidden role="status">{useDebouncedAnnouncement(label)}</VisuallyHidden>
    </div>
  );
}

function labelOf(names: string[]): string {
  if (names.length === 0) return '';
  if (names.length === 1) return `${names[0]} is typing…`;
  if (names.length === 2) return `${names[0]} and ${names[1]} are typing…`;
  return `${names.length} people are typing…`;
}

const SAID_FOR_MS = 30_000;

/** Stays for a while after `label` has gone, so that a screen reader does not read it anew after each pause. */
function useDebouncedAnnouncement(label: string): string {
  const [said, setSaid] = useState(label);
  if (label && label !== said) setSaid(label);
  useEffect(() => {
    if (label) return;
    const timer = setTimeout(() => setSaid(''), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [label]);
  return said;
}
