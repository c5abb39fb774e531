import { RowMenu } from '@futurelab/platform/components/row-menu';
import { useMutation } from '@futurelab/platform/query';
import { Button, Icon } from '@futurelab/platform/ui';
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

/** Those that a member has chosen, with their number, and a menu of the others. */
export function Reactions({ to, id, reactions }: ReactionsProps) {
  const { mutate, variables, isPending, error } = useMutation(reactionMutation(to, id));
  const shown = withChange(reactions, isPending ? variables : undefined);
  const unused = shown.filter(({ count }) => count === 0);
  return (
    <div className={styles.reactions} role="group" aria-label="Reactions">
      {shown.map(
        ({ kind, count, mine }) =>
          count > 0 && (
            <Button
              key={kind}
              variant="secondary"
              size="small"
              aria-pressed={mine}
              className={mine ? styles.myPill : styles.pill}
              onClick={() => mutate({ kind, on: !mine })}
            >
              {KINDS[kind]} {count}
            </Button>
          ),
      )}
      <RowMenu
        label="Add reaction"
        align="start"
        items={unused.map(({ kind }) => ({ label: KINDS[kind], onSelect: () => mutate({ kind, on: true }) }))}
      >
        <Icon name="plus" />
        {unused.length === shown.length && 'Add reaction'}
      </RowMenu>
      <ActionError error={error} />
    </div>
  );
}
