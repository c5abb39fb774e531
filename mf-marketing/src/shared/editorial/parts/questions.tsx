import { Section, StructuredData } from '@futurelab/platform/ui';
import type { PagePart } from '../page-parts';
import styles from './questions.module.css';

/** Questions that open where they stand; the browser opens and closes them. */
export function Questions({ part: { title, items } }: { part: PagePart }) {
  return (
    <Section title={title} layout="margin">
      {items.map(({ title: question, text: answer }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.summary}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
      <StructuredData
        about={() => ({
          '@type': 'FAQPage',
          mainEntity: items.map(({ title: question, text: answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        })}
      />
    </Section>
  );
}
