import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import { cancellationMutation } from '../../queries/account/membership';
import styles from './membership-status.module.css';

interface CancellationFormProps {
  action: 'cancel' | 'resume';
  children: string;
}

const DONE = {
  cancel: 'Canceled. You won’t be charged again.',
  resume: 'FutureLab Pro continues.',
};

/** The one button that stops paying, or takes that back; a plain form without a script. */
export function CancellationForm({ action, children }: CancellationFormProps) {
  const change = useMutation(cancellationMutation(action));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate(undefined, { onSuccess: () => toast({ title: DONE[action] }) });
  };
  return (
    <form method="post" action={paths.membershipForm(action)} onSubmit={send}>
      <Button type="submit" variant={action === 'cancel' ? 'secondary' : 'primary'} busy={change.isPending}>
        {children}
      </Button>
      <div role="alert">{change.error && <p className={styles.problem}>{messageOf(change.error)}</p>}</div>
    </form>
  );
}

const messageOf = (error: Error): string =>
  (error instanceof ApiError && error.explanation) ||
  'That didn’t go through, and nothing changed. Check your connection and try again.';
