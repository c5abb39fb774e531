import { Field, Select } from '@futurelab/platform/ui';
import type { Question } from '../../../queries/lessons';
import styles from './quiz.module.css';

interface MatchingFieldsProps {
  question: Extract<Question, { kind: 'matching' }>;
  given: Record<string, string>;
  onChange: (answer: Record<string, string>) => void;
}

/** What belongs together: one of the right side for each of the left. */
export const MatchingFields = ({ question: { left, right }, given, onChange }: MatchingFieldsProps) => (
  <div className={styles.matching}>
    {left.map(({ id, text }) => (
      <Field key={id} label={text}>
        <Select
          value={given[id] ?? ''}
          onChange={({ target }) => {
            const { [id]: _before, ...rest } = given;
            onChange(target.value === '' ? rest : { ...rest, [id]: target.value });
          }}
        >
          <option value="">Choose…</option>
          {right.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.text}
            </option>
          ))}
        </Select>
      </Field>
    ))}
  </div>
);
