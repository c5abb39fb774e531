import { muteMemberMutation } from '@futurelab/platform/queries/mutes';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toastError } from '@futurelab/platform/toast';
import { Button, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { mutedMembersQuery } from '../../queries/members';
import styles from './privacy.module.css';

/** Whom the member has muted, to end it. */
export function MutedMembers() {
  const muted = useQuery(mutedMembersQuery);
  const unmute = useMutation({
    ...muteMemberMutation,
    onError: (error) => toastError('Still muted', error),
  });
  return (
    <Section
      title="Muted members"
      lead="You won’t see their posts or get notifications from them. They aren’t notified."
    >
      <QueryBoundary query={muted} what="muted members" skeleton={<Skeleton lines={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.note}>You haven’t muted anyone.</p>
          ) : (
            <ul className={styles.blocked}>
              {items.map(({ id, name }) => (
                <li key={id}>
                  <span dir="auto">{name}</span>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Unmute ${name}`}
                    busy={unmute.isPending && unmute.variables.id === id}
                    onClick={() => unmute.mutate({ id, muted: false })}
                  >
                    Unmute
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
