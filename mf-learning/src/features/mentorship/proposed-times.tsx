import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Checkbox } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { acceptanceMutation, type MentorshipItem } from '../../queries/mentorship';
import styles from './mentorship.module.css';
import { SessionTime } from './session-time';

interface ProposedTimesProps {
  request: MentorshipItem;
  timeZone: string;
}

/** The member chooses one of the times that the mentor proposes. */
export function ProposedTimes({ request, timeZone }: ProposedTimesProps) {
  const { id, proposedTimes, mentor, mentorTimeZone } = request;
  const name = useId();
  const [chosen, setChosen] = useState(proposedTimes.length === 1 ? proposedTimes[0]! : null);
  const [isChecked, setChecked] = useState(false);
  const accepting = useMutation(acceptanceMutation(id));
  const error =
    (isChecked && chosen === null && 'Choose one of the times.') || fieldError(accepting.error, 'at');
  const accept = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (chosen === null || accepting.isPending) return;
    accepting.mutate(chosen, {
      onSuccess: () => toast({ title: 'Session scheduled', variant: 'success' }),
    });
  };
  return (
    <form className={styles.form} onSubmit={accept} noValidate>
      <fieldset className={styles.times} aria-describedby={error ? `${name}-error` : undefined}>
        <legend>{mentor ? `Times that ${mentor.name} proposes` : 'Proposed times'}</legend>
        {proposedTimes.map((at) => (
          <Checkbox
            key={at}
            type="radio"
            name={name}
            checked={chosen === at}
            onChange={() => setChosen(at)}
            label={<SessionTime at={at} timeZone={timeZone} otherZone={mentorTimeZone} />}
          />
        ))}
        <div aria-live="polite">
          {error && (
            <p id={`${name}-error`} className={styles.error}>
              {error}
            </p>
          )}
        </div>
      </fieldset>
      <FormError error={accepting.error} />
      <div>
        <Button type="submit" busy={accepting.isPending}>
          Accept time
        </Button>
      </div>
    </form>
  );
}
