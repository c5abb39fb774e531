import { ApiError } from '@futurelab/platform/api';
import { Markdown } from '@futurelab/platform/markdown';
import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { Button, Field, Icon, LinkButton, Textarea } from '@futurelab/platform/ui';
import { useContext, useEffect, useId, useRef, type FormEvent } from 'react';
import {
  isSignedOut,
  type LessonAddress,
  type Question,
  type QuestionResult,
} from '../../../queries/lessons';
import { PreviewContext } from '../../../shared/preview/preview';
import { AnswerResult } from './answer-result';
import { ChoiceFields } from './choice-fields';
import { MatchingFields } from './matching-fields';
import { OrderingField } from './ordering-field';
import styles from './quiz.module.css';
import { useAnswer } from './use-answer';

interface QuestionFormProps {
  lessonId: string;
  question: Question;
  number: number;
  result: QuestionResult | undefined;
  address: LessonAddress;
}

export function QuestionForm({ lessonId, question, number, result, address }: QuestionFormProps) {
  const { user } = useSession();
  const preview = useContext(PreviewContext);
  const mayAnswer = preview ? preview.reader !== 'visitor' : user !== null;
  const answer = useAnswer(lessonId, question, result, address);
  const promptId = useId();
  const shown = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const here = paths.lesson(address.courseParam, address.lessonParam);

  // The pressed button unmounts, so move focus explicitly.
  const { result: current } = answer;
  useEffect(() => {
    if (!current || !asked.current) return;
    asked.current = false;
    shown.current?.focus({ preventScroll: true });
  }, [current]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!user || preview) return;
    asked.current = true;
    answer.submit();
  };

  return (
    <form className={styles.question} onSubmit={submit} noValidate>
      <fieldset disabled={preview !== null} aria-labelledby={promptId}>
        <div id={promptId} className={styles.prompt}>
          <span className={styles.number}>Question {number}</span>
          <Markdown>{question.prompt}</Markdown>
        </div>
        <Fields question={question} answer={answer} />
      </fieldset>
      {current && <AnswerResult ref={shown} question={question} result={current} />}
      <div aria-live="polite" className={styles.news}>
        <Refusal missing={answer.missing} error={answer.error} here={here} />
      </div>
      {!mayAnswer && !preview && (
        <LinkButton to={paths.signIn(here)} variant="secondary" size="small">
          Sign in to answer
        </LinkButton>
      )}
      {!mayAnswer && preview && (
        <Button variant="secondary" size="small" disabled>
          Sign in to answer
        </Button>
      )}
      {mayAnswer && !current && (
        <Button
          type="submit"
          variant="secondary"
          size="small"
          busy={answer.isPending}
          disabled={preview !== null}
        >
          {question.kind === 'short' ? 'Save and compare' : result ? 'Check again' : 'Check answer'}
        </Button>
      )}
    </form>
  );
}

interface FieldsProps {
  question: Question;
  answer: ReturnType<typeof useAnswer>;
}

function Fields({ question, answer: { given, change } }: FieldsProps) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <ChoiceFields question={question} given={given} onChange={change} />;
    case 'ordering':
      return <OrderingField question={question} given={given as string[]} onChange={change} />;
    case 'matching':
      return <MatchingFields question={question} given={given as Record<string, string>} onChange={change} />;
    case 'short':
      return (
        <Field label="Your answer" hint="In your own words. Private to you.">
          <Textarea
            rows={4}
            maxLength={4000}
            value={given as string}
            onChange={({ target }) => change(target.value)}
          />
        </Field>
      );
  }
}

/** Why an answer was not taken. It is still in the form. */
function Refusal({ missing, error, here }: { missing: string | null; error: unknown; here: string }) {
  if (missing === null && !error) return null;
  return (
    <p className={styles.refusal}>
      <Icon name="alert" />
      {missing ?? messageOf(error)}{' '}
      {isSignedOut(error) && <a href={paths.signIn(here)}>Sign in and come back</a>}
    </p>
  );
}

function messageOf(error: unknown): string {
  if (isSignedOut(error)) return 'You’re signed out. Your answer is saved on this device.';
  if (error instanceof ApiError)
    return (
      error.details['answer']?.[0] ?? error.explanation ?? 'Something went wrong. Your answer is still here.'
    );
  return 'You’re offline. Your answer is saved on this device and syncs when you’re back online.';
}
