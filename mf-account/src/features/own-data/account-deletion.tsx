import { useState, type FormEvent } from 'react';
import { longDateWithYear } from '@futurelab/platform/format';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Button, Checkbox, Field, Input, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { FormError } from '@futurelab/platform/components/form-error';
import {
  type AccountDeletion,
  accountDeletionMutation,
  accountDeletionQuery,
  cancelDeletionMutation,
} from '../../queries/account/own-data';
import { DeletionLists } from './deletion-lists';
import styles from './own-data.module.css';

const CONFIRMATION_PHRASE = 'delete my account';

/** Having the account erased: what becomes of everything, the wish, and the way back. */
export function AccountDeletionSection() {
  const deletion = useQuery(accountDeletionQuery);
  return (
    <Section
      title="Delete your account"
      lead="Your account stays as it is for 14 days, and you can change your mind. After that, deletion can’t be undone."
    >
      <QueryBoundary query={deletion} what="what will be deleted" skeleton={<Skeleton lines={6} />}>
        {(plan) =>
          plan.state === 'scheduled' ? <Scheduled plan={plan} /> : <DeletionRequestForm plan={plan} />
        }
      </QueryBoundary>
    </Section>
  );
}

function Scheduled({ plan }: { plan: AccountDeletion }) {
  const { user } = useSession();
  const stay = useMutation(cancelDeletionMutation);
  return (
    <div className={styles.form}>
      <p>
        Your account will be deleted on {longDateWithYear(plan.erasesAt!, user?.timeZone ?? 'UTC')}. We’ll
        email you a reminder three days before.
      </p>
      <div className={styles.actions}>
        <Button busy={stay.isPending} onClick={() => stay.mutate()}>
          Keep my account
        </Button>
      </div>
      <FormError error={stay.error} />
      <DeletionLists deletion={plan} removesWriting={plan.removesWriting} />
    </div>
  );
}

function DeletionRequestForm({ plan }: { plan: AccountDeletion }) {
  const [removesWriting, setRemovesWriting] = useState(false);
  const [input, setInput] = useState('');
  const [wrong, setWrong] = useState(false);
  const ask = useMutation(accountDeletionMutation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const confirmed = input.trim().toLowerCase() === CONFIRMATION_PHRASE;
    setWrong(!confirmed);
    if (confirmed) ask.mutate(removesWriting);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <DeletionLists deletion={plan} removesWriting={removesWriting} />
      {plan.writing.length > 0 && (
        <Checkbox
          label="Also delete what I wrote to others"
          hint={`${plan.writing.join(', ')}. Others will see that something was removed.`}
          checked={removesWriting}
          onChange={({ target }) => setRemovesWriting(target.checked)}
        />
      )}
      <Field
        label={`Type “${CONFIRMATION_PHRASE}” to confirm`}
        error={wrong ? `Type “${CONFIRMATION_PHRASE}”.` : undefined}
      >
        <Input value={input} autoComplete="off" onChange={({ target }) => setInput(target.value)} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="danger" busy={ask.isPending}>
          Delete my account in 14 days
        </Button>
      </div>
      <FormError error={ask.error} />
    </form>
  );
}
