import { useMutation } from '@futurelab/platform/query';
import { Button, VisuallyHidden } from '@futurelab/platform/ui';
import { useState } from 'react';
import { errorMessage } from '../../shared/messaging/error-message';
import { REACTIONS, withChange } from '../../shared/reactions/reactions';
import { messageReactionMutation, type Message } from '../../queries/conversations';
import styles from './bubble.module.css';

interface MessageReactionsProps {
  message: Message;
  /** Which message it is, for who hears the button by itself. */
  about: string;
}

/** The reactions there are, and on demand the others. */
export function MessageReactions({ message: { id, reactions }, about }: MessageReactionsProps) {
  const { mutate, variables, isPending, error } = useMutation(messageReactionMutation(id));
  const [isOpen, setOpen] = useState(false);
  const all = withChange(reactions, isPending ? variables : undefined);
  const shown = all.filter(({ count }) => isOpen || count > 0);
  return (
    <>
      {/* The log reads out what is new in it: a message is, the choice of reactions is not. */}
      <span role="group" aria-label="Reactions" aria-live="off" className={styles.reactions}>
        {shown.map(({ kind, count, mine }) => (
          <button
            key={kind}
            type="button"
            aria-pressed={mine}
            className={styles.reaction}
            onClick={() => {
              setOpen(false);
              mutate({ kind, on: !mine });
            }}
          >
            {count > 0 ? `${REACTIONS[kind]} ${count}` : REACTIONS[kind]}
          </button>
        ))}
        {error && <span role="alert">{errorMessage(error)}</span>}
      </span>
      {shown.length < all.length || isOpen ? (
        <span className={styles.changes}>
          <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            React <VisuallyHidden>{about}</VisuallyHidden>
          </Button>
        </span>
      ) : null}
    </>
  );
}
