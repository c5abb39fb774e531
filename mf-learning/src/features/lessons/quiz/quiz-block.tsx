import type { Lesson } from '@futurelab/platform/queries/learning';
import { Icon } from '@futurelab/platform/ui';
import type { LessonAddress, QuizBlock as Block, QuizResult } from '../../../queries/lessons';
import { QuestionForm } from './question-form';
import styles from './quiz.module.css';

interface QuizBlockProps {
  block: Block;
  lesson: Lesson;
  address: LessonAddress;
}

/** Questions with an answer each, saved one by one. */
export function QuizBlock({ block, lesson, address }: QuizBlockProps) {
  const status = lesson.quizzes.find(({ blockId }) => blockId === block.id);
  const answered = new Map(lesson.answers.map((answer) => [answer.questionId, answer]));
  const headingId = `${block.id}-title`;
  return (
    <section className={styles.quiz} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {block.title}
      </h2>
      <ol className={styles.questions}>
        {block.questions.map((question, index) => (
          <li key={question.id}>
            <QuestionForm
              lessonId={lesson.id}
              question={question}
              number={index + 1}
              result={answered.get(question.id)}
              address={address}
            />
          </li>
        ))}
      </ol>
      {status && (
        <p className={styles.score} role="status">
          {status.passed && <Icon name="check" />}
          {scoreLabel(status, block.passMark)}
        </p>
      )}
    </section>
  );
}

/** "2 of 4 right. You pass with 3 (70 %)." */
function scoreLabel({ right, total, passed }: QuizResult, passMark: number): string {
  const needed = Math.ceil((passMark * total) / 100);
  const score = `${right} of ${total} right.`;
  if (passed) return `${score} You passed. The pass mark is ${needed} (${passMark}%).`;
  return `${score} You need ${needed} to pass (${passMark}%). Try as often as you like.`;
}
