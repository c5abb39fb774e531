import { ApiError } from '@futurelab/platform/api';
import { useMutation } from '@futurelab/platform/query';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { confirmationByCode, confirmationCodeMutation } from './queries';
import styles from './reauthentication-dialog.module.css';

interface CodeFormProps {
  id: string;
  email: string;
  /** There is no passkey. */
  isOnlyWay: boolean;
  /** Whether there is a code to be submitted. */
  onState: (canSubmit: 'no' | 'yes' | 'busy') => void;
  onConfirmed: () => void;
}

/** Six digits by email: first they are sent, then typed. */
export function CodeForm({ id, email, isOnlyWay, onState, onConfirmed }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const sending = useMutation(confirmationCodeMutation);
  const verify = useMutation({ ...confirmationByCode, onSuccess: onConfirmed });
  const wasSent = sending.isSuccess || verify.isPending || verify.isError;
  const problem = problemOf(verify.error) ?? problemOf(sending.error);
  const state = !wasSent ? 'no' : verify.isPending ? 'busy' : 'yes';
  useEffect(() => onState(state), [onState, state]);
  useEffect(() => void field.current?.focus(), [wasSent, verify.error]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!verify.isPending) verify.mutate(field.current!.value);
  };
  const send = () => {
    verify.reset();
    sending.mutate(undefined, { onSuccess: () => field.current && (field.current.value = '') });
  };
  if (!wasSent)
    return (
      <div>
        <Button variant={isOnlyWay ? 'primary' : 'secondary'} wide busy={sending.isPending} onClick={send}>
          Email me a code
        </Button>
        <p className={styles.note}>
          We’ll send it to <strong className={styles.address}>{email}</strong>.
        </p>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
    );
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <p role="status">
        We sent a six-digit code to <strong className={styles.address}>{email}</strong>. It works for 10
        minutes, in this browser.
      </p>
      <Field label="Code" error={problem} required>
        <Input ref={field} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
      </Field>
      <Button variant="quiet" size="small" busy={sending.isPending} onClick={send}>
        Email me a new code
      </Button>
    </form>
  );
}

function problemOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError)) return 'The connection dropped. Try again.';
  const { code, email } = error.details;
  return (code ?? email)?.join(' ') ?? error.explanation ?? 'That didn’t work on our side. Try again.';
}
