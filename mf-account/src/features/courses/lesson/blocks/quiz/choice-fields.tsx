import { Button, Checkbox, Field, Input } from '@futurelab/platform/ui';
import { useId } from 'react';
import type { Choice, Question } from '../../../../../queries/admin/courses/lesson-blocks';
import type { ErrorAt } from '../../../../../shared/courses/field-errors';
import { newId } from '../../../../../shared/courses/edited-block';
import styles from './quiz.module.css';

type ChoiceQuestion = Extract<Question, { kind: 'single' | 'multiple' }>;

interface ChoiceFieldsProps {
  question: ChoiceQuestion;
  onChange: (question: ChoiceQuestion) => void;
  error: ErrorAt;
}

const FEWEST = 2;
const MOST = 8;

/** The choices, and which of them are right. */
export function ChoiceFields({ question, onChange, error }: ChoiceFieldsProps) {
  const name = useId();
  const { options, kind } = question;
  const isRight = (id: string) => [question.answer].flat().includes(id);
  const answer = (id: string, checked: boolean) =>
    question.kind === 'single'
      ? onChange({ ...question, answer: id })
      : onChange({
          ...question,
          answer: checked ? [...question.answer, id] : question.answer.filter((one) => one !== id),
        });
  const change = (index: number, part: Partial<Choice>) =>
    onChange({ ...question, options: options.with(index, { ...options[index]!, ...part }) });
  const remove = (id: string) => {
    const left = options.filter((option) => option.id !== id);
    if (question.kind === 'multiple')
      onChange({ ...question, options: left, answer: question.answer.filter((one) => one !== id) });
    else onChange({ ...question, options: left, answer: question.answer === id ? '' : question.answer });
  };
  return (
    <fieldset className={styles.choices}>
      <legend>Choices</legend>
      {error('answer') && <p className={styles.error}>Mark what is right.</p>}
      {options.map((option, index) => (
        <div key={option.id} className={styles.choice}>
          <Field label={`Choice ${index + 1}`} error={error(`options.${index}.text`)}>
            <Input
              value={option.text}
              maxLength={500}
              autoComplete="off"
              onChange={({ target }) => change(index, { text: target.value })}
            />
          </Field>
          <Field label={`Feedback on choice ${index + 1}`} error={error(`options.${index}.feedback`)}>
            <Input
              value={option.feedback ?? ''}
              maxLength={1_000}
              autoComplete="off"
              placeholder="Optional"
              onChange={({ target }) => change(index, { feedback: target.value || undefined })}
            />
          </Field>
          <Checkbox
            type={kind === 'single' ? 'radio' : 'checkbox'}
            name={name}
            label={`Choice ${index + 1} is right`}
            checked={isRight(option.id)}
            onChange={({ target }) => answer(option.id, target.checked)}
          />
          {options.length > FEWEST && (
            <Button variant="quiet" size="small" onClick={() => remove(option.id)}>
              {`Remove choice ${index + 1}`}
            </Button>
          )}
        </div>
      ))}
      {options.length < MOST && (
        <Button
          variant="secondary"
          size="small"
          className={styles.adder}
          onClick={() => onChange({ ...question, options: [...options, { id: newId('choice'), text: '' }] })}
        >
          Add choice
        </Button>
      )}
    </fieldset>
  );
}
