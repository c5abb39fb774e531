import { fieldError } from '@futurelab/platform/components/field-error';
import { shortDateWithYear } from '@futurelab/platform/format';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { paths } from '@futurelab/platform/paths';
import { useInfiniteQuery, useMutation } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { toast } from '@futurelab/platform/toast';
import { Badge, Button, EmptyState, ErrorState, Field, Skeleton, Textarea } from '@futurelab/platform/ui';
import { isVisible } from '@futurelab/platform/text';
import { useState, type SubmitEvent } from 'react';
import { FormError } from '@futurelab/platform/components/form-error';
import { groupReviewMutation, pendingGroupsQuery, type PendingGroup } from '../../queries/admin/groups';
import styles from './group-reviews.module.css';

const VISIBILITY_LABELS: Record<PendingGroup['visibility'], string> = {
  public: 'Open',
  private: 'By request',
  pro: 'Pro',
  secret: 'Secret',
};

/** New groups that wait, the longest waiting first. */
export function PendingGroups({ timeZone }: { timeZone: string }) {
  const pages = useInfiniteQuery(pendingGroupsQuery);
  if (pages.isPending) return <Skeleton lines={8} />;
  if (pages.isError && !pages.data)
    return <ErrorState onRetry={() => void pages.refetch()} retrying={pages.isFetching} />;
  const groups = pages.data.pages.flatMap(({ items }) => items);
  if (groups.length === 0)
    return <EmptyState title="No groups to review">Groups that need approval appear here.</EmptyState>;
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Pending key={group.id} group={group} timeZone={timeZone} />
      ))}
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          onClick={() => void pages.fetchNextPage()}
          busy={pages.isFetchingNextPage}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

function Pending({ group, timeZone }: { group: PendingGroup; timeZone: string }) {
  const { id, name, about, rules, questions, topic, visibility, owner, createdAt } = group;
  const draft = useFormDraft(`group-review:${id}`, { reason: '' });
  const { reason } = draft.content;
  const [missing, setMissing] = useState(false);
  const review = clearOnSuccess(draft, groupReviewMutation(id));
  // Not in `mutate`: its callbacks are lost once the group has left the list.
  const deciding = useMutation({
    ...review,
    onSuccess: (...success) => {
      toast({ title: 'Decision sent to the owner.', variant: 'success' });
      return review.onSuccess?.(...success);
    },
  });
  const giveBack = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isVisible(reason));
    if (isVisible(reason)) deciding.mutate(reason);
  };
  return (
    <article className={styles.group} aria-labelledby={`pending-${id}`}>
      <div className={styles.text}>
        <h3 dir="auto" id={`pending-${id}`}>
          {name}
        </h3>
        <p className={styles.facts}>
          <Badge>{VISIBILITY_LABELS[visibility]}</Badge>
          <span dir="auto">{topic}</span>
          <span>
            {owner ? (
              <Link dir="auto" to={paths.memberProfile(owner.slug)}>
                {owner.name}
              </Link>
            ) : (
              'Former member'
            )}
            , {shortDateWithYear(createdAt, timeZone)}
          </span>
        </p>
        <p dir="auto">{about}</p>
        {rules.length > 0 && <p className={styles.label}>Rules:</p>}
        {rules.length > 0 && (
          <ol className={styles.questions}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        )}
        {questions.length > 0 && <p className={styles.label}>Questions for people who ask to join:</p>}
        {questions.length > 0 && (
          <ul className={styles.questions}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        )}
      </div>
      <form className={styles.form} onSubmit={giveBack} noValidate>
        <Button
          aria-label={`Approve: ${name}`}
          busy={deciding.isPending && deciding.variables === null}
          onClick={() => deciding.mutate(null)}
        >
          {' '}
          Approve{' '}
        </Button>
        <Field
          label="Changes needed"
          hint="Sent to the owner as written."
          error={missing ? 'Say what needs to change.' : fieldError(deciding.error, 'reason')}
        >
          <Textarea
            rows={3}
            maxLength={600}
            value={reason}
            onChange={({ target }) => draft.change({ reason: target.value })}
          />
        </Field>
        <DraftNote {...draft} />
        <FormError error={deciding.error} />
        <Button
          type="submit"
          variant="secondary"
          aria-label={`Request changes: ${name}`}
          busy={deciding.isPending && deciding.variables !== null}
        >
          {' '}
          Request changes{' '}
        </Button>
      </form>
    </article>
  );
}
