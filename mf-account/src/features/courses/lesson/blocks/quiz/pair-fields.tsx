import { Button, Field, Input } from '@futurelab/platform/ui';
import type { Pair, Question } from '../../../../../queries/admin/courses/lesson-blocks';
import type { ErrorAt } from '../../../../../shared/courses/field-errors';
import { newId } from '../../../../../shared/courses/edited-block';
import styles from './quiz.module.css';

type MatchingQuestion = Extract<Question, { kind: 'matching' }>;

interface PairFieldsProps {
  question: MatchingQuestion;
  onChange: (question: MatchingQuestion) => void;
  error: ErrorAt;
}

const FEWEST = 3;
const MOST = 8;
const SIDES = { left: 'Left', right: 'Right' } as const;

/** What belongs together. */
export function PairFields({ question, onChange, error }: PairFieldsProps) {
  const { pairs } = question;
  const change = (next: Pair[]) => onChange({ ...question, pairs: next });
  return (
    <fieldset className={styles.choices}>
      <legend>Pairs</legend>
      {pairs.map((pair, index) => (
        <div key={pair.id} className={styles.choice}>
          {(['left', 'right'] as const).map((side) => (
            <Field
              key={side}
              label={`${SIDES[side]} side of pair ${index + 1}`}
              error={error(`pairs.${index}.${side}`)}
            >
              <Input
                value={pair[side]}
                maxLength={300}
                autoComplete="off"
                onChange={({ target }) => change(pairs.with(index, { ...pair, [side]: target.value }))}
              />
            </Field>
          ))}
          {pairs.length > FEWEST && (
            <Button variant="quiet" size="small" onClick={() => change(pairs.toSpliced(index, 1))}>
              {`Remove pair ${index + 1}`}
            </Button>
          )}
        </div>
      ))}
      {pairs.length < MOST && (
        <Button
          variant="secondary"
          size="small"
          className={styles.adder}
          onClick={() => change([...pairs, { id: newId('pair'), left: '', right: '' }])}
        >
          Add pair
        </Button>
      )}
    </fieldset>
  );
}
