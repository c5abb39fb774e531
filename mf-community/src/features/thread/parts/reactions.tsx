import { useMutation } from '@futurelab/platform/query';
import { Button } from '@futurelab/platform/ui';
import { reactionMutation, type Reaction, type ReactionKind } from '../../../queries/replies';
import { ActionError } from './action-error';
import styles from './thread.module.css';

const KINDS: Record<ReactionKind, string> = { like: 'Like', thanks: 'Thanks', insight: 'Insight' };

/** The reactions as they are, and as the one under way will make them. */
export function withChange(
  reactions: Reaction[],
  change: { kind: ReactionKind; on: boolean } | undefined,
): Reaction[] {
  return (Object.keys(KINDS) as ReactionKind[]).map((kind) => {
    const { count, mine } = reactions.find((reaction) => reaction.kind === kind) ?? { count: 0, mine: false };
    if (change?.kind !== kind || change.on === mine) return { kind, count, mine };
    return { kind, count: count + (change.on ? 1 : -1), mine: change.on };
  });
}

interface ReactionsProps {
  to: 'post' | 'reply';
  id: string;
  reactions: Reaction[];
}

export function Reactions({ to, id, reactions }: ReactionsProps) {
  const { mutate, variables, isPending, error } = useMutation(reactionMutation(to, id));
  return (
    <div className={styles.reactions} role="group" aria-label="Reactions">
      {withChange(reactions, isPending ? variables : undefined).map(({ kind, count, mine }) => (
        <Button
          key={kind}
          variant="quiet"
          size="small"
          aria-pressed={mine}
          className={mine ? styles.mine : undefined}
          onClick={() => mutate({ kind, on: !mine })}
        >
          {count > 0 ? `${KINDS[kind]} ${count}` : KINDS[kind]}
        </Button>
      ))}
      <ActionError error={error} />
    </div>
  );
}
