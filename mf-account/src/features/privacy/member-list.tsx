import type { ListQuery } from '@futurelab/platform/api';
import { useMutation, useQuery, type UseMutationOptions } from '@futurelab/platform/query';
import { toastError } from '@futurelab/platform/toast';
import { Button, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import styles from './privacy.module.css';

interface MemberListProps<Member, Data, Change> {
  title: string;
  lead: string;
  /** What is said when there is none. */
  none: string;
  members: ListQuery<Member>;
  action: string;
  mutation: UseMutationOptions<Data, Error, Change>;
  /** What ends it for a member. */
  changeOf: (memberId: string) => Change;
  /** What it is titled when that fails. */
  failure: string;
}

/** Those whom the member has muted or blocked, to end it. */
export function MemberList<Member extends { id: string; name: string }, Data, Change extends { id: string }>(
  props: MemberListProps<Member, Data, Change>,
) {
  const { title, lead, none, members, action, mutation, changeOf, failure } = props;
  const query = useQuery(members);
  const remove = useMutation({ ...mutation, onError: (error) => toastError(failure, error) });
  return (
    <Section title={title} lead={lead}>
      <QueryBoundary query={query} what={title.toLowerCase()} skeleton={<Skeleton lines={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.note}>{none}</p>
          ) : (
            <ul className={styles.blocked}>
              {items.map(({ id, name }) => (
                <li key={id}>
                  <span dir="auto">{name}</span>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`${action} ${name}`}
                    busy={remove.isPending && remove.variables.id === id}
                    onClick={() => remove.mutate(changeOf(id))}
                  >
                    {action}
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
