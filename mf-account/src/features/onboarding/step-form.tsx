import type { ReactNode, SubmitEvent } from 'react';
import { Link } from '@futurelab/platform/router';
import { Button } from '@futurelab/platform/ui';
import { FormError } from '@futurelab/platform/components/form-error';
import type { Answers } from './answers';
import styles from './onboarding.module.css';

export interface StepProps {
  answers: Answers;
  change: (answers: Partial<Answers>) => void;
  /** What the server said when it would not save; null when all is well. */
  error: unknown;
}

interface StepFormProps {
  /** Label of the button that goes on. */
  go: string;
  busy: boolean;
  error: unknown;
  /** Address of the step before, if any, and of the one after. */
  back?: string;
  skip?: string;
  onGo: () => void;
  onSkip: () => void;
  children: ReactNode;
}

/** One step: its questions, and the ways forward, past it and back. */
export function StepForm({ go, busy, error, back, skip, onGo, onSkip, children }: StepFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGo();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <FormError error={error} />
      <div className={styles.ways}>
        <Button type="submit" busy={busy}>
          {go}
        </Button>
        {skip && (
          <Link to={skip} replace className={styles.skip} onClick={onSkip}>
            Skip this step
          </Link>
        )}
        {back && (
          <Link to={back} className={styles.back}>
            Back
          </Link>
        )}
      </div>
    </form>
  );
}
