import { blockMutation } from '@futurelab/platform/queries/blocks';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toastError } from '@futurelab/platform/toast';
import { Button, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { blockedMembersQuery } from '../../queries/members';
import styles from './privacy.module.css';

/** Whom the member has blocked, to end it. */
export function BlockedMembers() {
  const blocked = useQuery(blockedMembersQuery);
  const unblock = useMutation({
    ...blockMutation,
    onError: (error) => toastError('Still blocked', error),
  });
  return (
    <Section title="Blocked members" lead="You won’t see each other anywhere. They aren’t notified.">
      <QueryBoundary query={blocked} what="blocked members" skeleton={<Skeleton lines={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.note}>You haven’t blocked anyone.</p>
          ) : (
            <ul className={styles.blocked}>
              {items.map(({ id, name }) => (
                <li key={id}>
                  <span dir="auto">{name}</span>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Unblock ${name}`}
                    busy={unblock.isPending && unblock.variables.id === id}
                    onClick={() => unblock.mutate({ id, blocked: false })}
                  >
                    Unblock
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
