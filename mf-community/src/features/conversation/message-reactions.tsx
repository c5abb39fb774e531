import { useMutation } from '@futurelab/platform/query';
import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import { errorMessage } from '../../shared/messaging/error-message';
import { messageReactionMutation, type Message } from '../../queries/conversations';
import styles from './bubble.module.css';

type Reaction = Message['reactions'][number];

const KINDS: Record<Reaction['kind'], string> = { like: 'Like', thanks: 'Thanks', insight: 'Insight' };

/** The reactions there are, and on demand the others. */
export function MessageReactions({ message: { id, reactions } }: { message: Message }) {
  const { mutate, error } = useMutation(messageReactionMutation(id));
  const [isOpen, setOpen] = useState(false);
  const all = Object.keys(KINDS) as Reaction['kind'][];
  const shown = all
    .map((kind) => reactions.find((each) => each.kind === kind) ?? { kind, count: 0, mine: false })
    .filter(({ count }) => isOpen || count > 0);
  return (
    <>
      <span role="group" aria-label="Reactions" className={styles.reactions}>
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
            {count > 0 ? `${KINDS[kind]} ${count}` : KINDS[kind]}
          </button>
        ))}
        {error && <span role="alert">{errorMessage(error)}</span>}
      </span>
      {shown.length < all.length || isOpen ? (
        <span className={styles.changes}>
          <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            React
          </Button>
        </span>
      ) : null}
    </>
  );
}
