import { Button, Field, Input } from '@futurelab/platform/ui';
import type { BlockOf, Question } from '../../../../../queries/admin/courses/lesson-blocks';
import { below, type ErrorAt } from '../../../../../shared/courses/field-errors';
import { moveItem, PartHead } from '../../../../../shared/courses/part-head';
import { questionOf } from '../../../../../shared/courses/edited-block';
import styles from './quiz.module.css';
import { useFocusAfter } from '../../../../../shared/courses/use-focus-after';
import { QuestionFields } from './question-fields';

type Quiz = BlockOf<'quiz'>;

interface QuizFieldsProps {
  block: Quiz;
  onChange: (block: Quiz) => void;
  error: ErrorAt;
}

const MOST_QUESTIONS = 20;

export function QuizFields({ block, onChange, error }: QuizFieldsProps) {
  const { title, passMark, questions } = block;
  const focusAfter = useFocusAfter(questions);
  const changeQuestions = (next: Question[]) => onChange({ ...block, questions: next });
  const add = () => {
    const question = questionOf('single');
    focusAfter(`part-${question.id}`);
    changeQuestions([...questions, question]);
  };
  return (
    <>
      <Field label="Title" error={error('title')}>
        <Input
          value={title}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...block, title: target.value })}
        />
      </Field>
      <Field
        label="Pass mark"
        hint="Percent of the questions that must be right."
        error={error('passMark') && 'Enter a number from 1 to 100.'}
      >
        <Input
          type="number"
          min={1}
          max={100}
          value={passMark || ''}
          onChange={({ target }) => onChange({ ...block, passMark: Math.trunc(Number(target.value)) })}
        />
      </Field>
      <ol className={styles.questions}>
        {questions.map((question, index) => (
          <li key={question.id} id={`part-${question.id}`} className={styles.question}>
            <PartHead
              partId={question.id}
              title={`Question ${index + 1}`}
              isFirst={index === 0}
              isLast={index === questions.length - 1}
              onMove={(step, buttonId) => {
                focusAfter(buttonId);
                changeQuestions(moveItem(questions, index, step));
              }}
              onRemove={() => changeQuestions(questions.toSpliced(index, 1))}
            />
            <QuestionFields
              question={question}
              error={below(error, `questions.${index}`)}
              onChange={(next) => changeQuestions(questions.with(index, next))}
            />
          </li>
        ))}
      </ol>
      {questions.length === 0 && error('questions') && <p className={styles.error}>Add a question.</p>}
      {questions.length < MOST_QUESTIONS && (
        <Button variant="secondary" size="small" className={styles.adder} onClick={add}>
          Add question
        </Button>
      )}
    </>
  );
}
