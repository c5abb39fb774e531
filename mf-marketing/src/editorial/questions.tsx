import { Section, StructuredData } from '@futurelab/platform/ui';
import styles from './questions.module.css';

export interface Question {
  question: string;
  answer: string;
}

/** Questions that open where they stand; the browser opens and closes them. */
export function Questions({ title = 'Questions people ask', questions }: QuestionsProps) {
  return (
    <Section title={title} layout="margin">
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.summary}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
      <StructuredData
        about={() => ({
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        })}
      />
    </Section>
  );
}

interface QuestionsProps {
  title?: string;
  questions: Question[];
}
