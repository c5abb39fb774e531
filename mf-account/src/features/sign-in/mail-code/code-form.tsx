import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { navigateAway } from '../../../shared/model/full-page-navigation';
import { mailCodeMutation, mailCodeVerification } from '../../../queries/sign-in/mail-code';
import { MAIL, rememberSignInMethod } from '../../../shared/model/last-sign-in-method';
import styles from './mail-code.module.css';
import { clearPendingAddress } from './pending-address';
import { errorMessage } from './error-message';

interface CodeFormProps {
  email: string;
  returnTo: string;
  disabled: boolean;
  proves: boolean;
  onBack: () => void;
}

/** The second step: the code, a new one, or another address. */
export function CodeForm({ email, returnTo, disabled, proves, onBack }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const again = useMutation(mailCodeMutation);
  const verify = useMutation({
    ...mailCodeVerification,
    onSuccess: ({ isNew }) => {
      rememberSignInMethod(MAIL);
      clearPendingAddress();
      navigateAway(isNew && returnTo === paths.home ? paths.onboarding : returnTo);
    },
  });
  const problem = errorMessage(verify.error, 'code') ?? errorMessage(again.error, 'email');
  // Once it is left for the next page, nothing can be pressed again.
  const busy = verify.isPending || verify.isSuccess;
  useEffect(() => void field.current?.focus(), [problem, verify.error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || disabled) return;
    again.reset();
    verify.mutate({ email, code: field.current!.value, ...(proves && { joins: true }) });
  };
  const sendAgain = () => {
    verify.reset();
    again.mutate(email, { onSuccess: () => void (field.current!.value = '') });
  };
  return (
    <form className={styles.form} method="post" action={paths.signInCodeVerify} noValidate onSubmit={submit}>
      <p role="status" className={styles.sent}>
        {again.isSuccess ? 'We sent a new code to ' : 'We sent a six-digit code to '}
        <strong>{email}</strong>. It works in this browser for 10 minutes.
      </p>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {proves && <input type="hidden" name="joins" value="1" />}
      <Field label="Code" error={problem} required>
        <Input
          ref={field}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className={styles.code}
        />
      </Field>
      <Button type="submit" size="large" wide busy={busy} disabled={disabled}>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
      <div className={styles.others}>
        <Button variant="quiet" busy={again.isPending || busy} onClick={sendAgain}>
          {again.isPending ? 'Sending...' : 'Email me a new code'}
        </Button>
        {!proves && (
          <Button variant="quiet" busy={busy} onClick={onBack}>
            Use another address
          </Button>
        )}
      </div>
    </form>
  );
}
