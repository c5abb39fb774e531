import { Field, Select, Textarea } from '@futurelab/platform/ui';
import type { Question, QuestionKind } from '../../../../../queries/admin/courses/lesson-blocks';
import type { ErrorAt } from '../../../../../shared/courses/field-errors';
import { QUESTION_KINDS, questionOf } from '../../../../../shared/courses/edited-block';
import { ChoiceFields } from './choice-fields';
import { OrderingFields } from './ordering-fields';
import { PairFields } from './pair-fields';

interface QuestionFieldsProps {
  question: Question;
  onChange: (question: Question) => void;
  error: ErrorAt;
}

export function QuestionFields({ question, onChange, error }: QuestionFieldsProps) {
  const { kind, prompt, explanation } = question;
  return (
    <>
      <Field label="Question" hint="Markdown works here." error={error('prompt')}>
        <Textarea
          rows={2}
          maxLength={2_000}
          value={prompt}
          onChange={({ target }) => onChange({ ...question, prompt: target.value })}
        />
      </Field>
      <Field label="Type of answer" error={error('kind')}>
        <Select
          value={kind}
          onChange={({ target }) => onChange(questionOf(target.value as QuestionKind, question))}
        >
          {Object.entries(QUESTION_KINDS).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Answer question={question} onChange={onChange} error={error} />
      <Field label="Explanation" hint="Shown with the result." error={error('explanation')}>
        <Textarea
          rows={2}
          maxLength={2_000}
          value={explanation}
          onChange={({ target }) => onChange({ ...question, explanation: target.value })}
        />
      </Field>
    </>
  );
}

function Answer({ question, onChange, error }: QuestionFieldsProps) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <ChoiceFields question={question} onChange={onChange} error={error} />;
    case 'ordering':
      return <OrderingFields question={question} onChange={onChange} error={error} />;
    case 'matching':
      return <PairFields question={question} onChange={onChange} error={error} />;
    case 'short':
      return (
        <Field
          label="Model answer"
          hint="Members compare their own answer with it."
          error={error('modelAnswer')}
        >
          <Textarea
            rows={3}
            maxLength={2_000}
            value={question.modelAnswer}
            onChange={({ target }) => onChange({ ...question, modelAnswer: target.value })}
          />
        </Field>
      );
  }
}
