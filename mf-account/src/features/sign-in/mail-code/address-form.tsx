import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { mailCodeMutation } from '../../../queries/sign-in/mail-code';
import styles from './mail-code.module.css';
import { errorMessage } from './error-message';

interface AddressFormProps {
  email: string;
  returnTo: string;
  disabled: boolean;
  /** Whether the second step led back here. */
  focused: boolean;
  /** It is about this address and no other. */
  proves: boolean;
  onSent: (email: string) => void;
}

/** The first step. Without a script the form posts itself, and the server shows the second. */
export function AddressForm({ email, returnTo, disabled, focused, proves, onSent }: AddressFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { mutate, error, isPending } = useMutation(mailCodeMutation);
  const problem = errorMessage(error, 'email');
  // With the text beside it, so that both are read together.
  useEffect(() => {
    if (problem || focused) field.current?.focus();
  }, [problem, error, focused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entered = field.current!.value.trim();
    if (!isPending && !disabled) mutate(entered, { onSuccess: () => onSent(entered) });
  };
  return (
    <form className={styles.form} method="post" action={paths.signInCode} noValidate onSubmit={submit}>
      <input type="hidden" name="returnTo" value={returnTo} />
      {proves && <input type="hidden" name="joins" value="1" />}
      <Field
        label="Email"
        hint={
          proves ? undefined : 'We’ll email you a six-digit code. New here? This creates your free account.'
        }
        error={problem}
        required
      >
        <Input
          ref={field}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={email}
          readOnly={proves}
        />
      </Field>
      <Button
        type="submit"
        size="large"
        variant={proves ? 'primary' : 'secondary'}
        wide
        busy={isPending}
        disabled={disabled}
      >
        {isPending ? 'Sending the code...' : 'Email me a code'}
      </Button>
    </form>
  );
}
