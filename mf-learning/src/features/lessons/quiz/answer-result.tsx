import { Markdown } from '@futurelab/platform/markdown';
import { classNames, Icon } from '@futurelab/platform/ui';
import type { Ref } from 'react';
import type { Question, QuestionResult } from '../../../queries/lessons';
import { linesOf } from './answers';
import styles from './quiz.module.css';

interface AnswerResultProps {
  question: Question;
  result: QuestionResult;
  ref: Ref<HTMLDivElement>;
}

/** How an answer stands, and what the api gives with it. */
export function AnswerResult({ question, result, ref }: AnswerResultProps) {
  const { correct, feedback, explanation, solution } = result;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={classNames(
        styles.result,
        correct === true && styles.right,
        correct === false && styles.wrong,
      )}
    >
      <p className={styles.verdict}>
        <Icon name={correct === false ? 'close' : 'check'} />
        {verdictOf(result)}
      </p>
      {feedback.length > 0 && (
        <ul className={styles.feedback}>
          {feedback.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {solution !== null && correct !== true && (
        <div className={styles.solution}>
          <h3>{question.kind === 'short' ? 'Sample answer' : 'The answer'}</h3>
          <Lines ordered={question.kind === 'ordering'} lines={linesOf(question, solution)} />
        </div>
      )}
      {explanation !== null && <Markdown>{explanation}</Markdown>}
    </div>
  );
}

function verdictOf({ correct, solution }: QuestionResult): string {
  if (correct === null) return 'Your answer is saved.';
  if (correct) return 'That’s right.';
  return solution === null ? 'Not yet. Change your answer and check it again.' : 'That’s not right.';
}

function Lines({ lines, ordered }: { lines: string[]; ordered: boolean }) {
  if (lines.length === 1) return <p>{lines[0]}</p>;
  const items = lines.map((line) => <li key={line}>{line}</li>);
  return ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}
