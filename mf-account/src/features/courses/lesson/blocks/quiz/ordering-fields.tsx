import { Button, Field, Input } from '@futurelab/platform/ui';
import type { Question } from '../../../../../queries/admin/courses/lesson-blocks';
import type { ErrorAt } from '../../../../../shared/courses/field-errors';
import { newId } from '../../../../../shared/courses/edited-block';
import styles from './quiz.module.css';

type OrderingQuestion = Extract<Question, { kind: 'ordering' }>;

interface OrderingFieldsProps {
  question: OrderingQuestion;
  onChange: (question: OrderingQuestion) => void;
  error: ErrorAt;
}

const FEWEST = 3;
const MOST = 8;

/** What is put in order, in the right order. */
export function OrderingFields({ question, onChange, error }: OrderingFieldsProps) {
  const { items } = question;
  const change = (next: OrderingQuestion['items']) => onChange({ ...question, items: next });
  return (
    <fieldset className={styles.choices}>
      <legend>Items in the right order</legend>
      {items.map((item, index) => (
        <div key={item.id} className={styles.choice}>
          <Field label={`Item ${index + 1}`} error={error(`items.${index}.text`)}>
            <Input
              value={item.text}
              maxLength={500}
              autoComplete="off"
              onChange={({ target }) => change(items.with(index, { ...item, text: target.value }))}
            />
          </Field>
          {items.length > FEWEST && (
            <Button variant="quiet" size="small" onClick={() => change(items.toSpliced(index, 1))}>
              {`Remove item ${index + 1}`}
            </Button>
          )}
        </div>
      ))}
      {items.length < MOST && (
        <Button
          variant="secondary"
          size="small"
          className={styles.adder}
          onClick={() => change([...items, { id: newId('choice'), text: '' }])}
        >
          Add item
        </Button>
      )}
    </fieldset>
  );
}
