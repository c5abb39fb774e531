import { fieldError } from '@futurelab/platform/components/field-error';
import { useMutation } from '@futurelab/platform/query';
import { Button, Checkbox } from '@futurelab/platform/ui';
import { useState } from 'react';
import { voteMutation, type Poll } from '../../queries/polls';
import { ActionError } from './parts/action-error';
import styles from './poll.module.css';

interface PollBallotProps {
  postId: string;
  poll: Poll;
  /** The member has seen the results and may go back to them. */
  isChange: boolean;
  onDone: () => void;
}

export function PollBallot({ postId, poll, isChange, onDone }: PollBallotProps) {
  const { options, allowsSeveral } = poll;
  const [choices, setChoices] = useState(() =>
    options.flatMap(({ isChosen }, index) => (isChosen ? [index] : [])),
  );
  const { mutate, isPending, error } = useMutation(voteMutation(postId));
  const choose = (index: number, isChosen: boolean) =>
    setChoices((known) =>
      !allowsSeveral ? [index] : [...known.filter((other) => other !== index), ...(isChosen ? [index] : [])],
    );
  const refused = fieldError(error, 'choices');
  return (
    <form
      className={styles.ballot}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(choices, { onSuccess: onDone });
      }}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{allowsSeveral ? 'Choose all that apply' : 'Choose one'}</legend>
        {options.map(({ text }, index) => (
          <Checkbox
            key={text}
            type={allowsSeveral ? 'checkbox' : 'radio'}
            name={`poll-${postId}`}
            label={text}
            checked={choices.includes(index)}
            onChange={({ target }) => choose(index, target.checked)}
          />
        ))}
      </fieldset>
      {refused ? (
        <p role="alert" className={styles.error}>
          {refused}
        </p>
      ) : (
        <ActionError error={error} />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" size="small" busy={isPending}>
          Vote
        </Button>
        {isChange && (
          <Button variant="quiet" size="small" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
