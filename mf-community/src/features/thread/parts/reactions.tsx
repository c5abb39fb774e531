import { RowMenu } from '@futurelab/platform/components/row-menu';
import { useMutation } from '@futurelab/platform/query';
import { Button, Icon } from '@futurelab/platform/ui';
import { reactionMutation, type Reaction } from '../../../queries/replies';
import { REACTIONS, withChange } from '../../../shared/reactions/reactions';
import { ActionError } from './action-error';
import styles from './thread.module.css';

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
              {REACTIONS[kind]} {count}
            </Button>
          ),
      )}
      <RowMenu
        label="Add reaction"
        align="start"
        items={unused.map(({ kind }) => ({
          label: REACTIONS[kind],
          onSelect: () => mutate({ kind, on: true }),
        }))}
      >
        <Icon name="plus" />
        {unused.length === shown.length && 'Add reaction'}
      </RowMenu>
      <ActionError error={error} />
    </div>
  );
}
