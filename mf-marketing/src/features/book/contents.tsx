import { Section } from '@futurelab/platform/ui';
import styles from './contents.module.css';

const CHAPTERS: [title: string, page: number][] = [
  ['The walk around the kitchen', 1],
  ['What a sentence can carry', 21],
  ['Attention is not a resource', 45],
  ['The obliging mirror', 71],
  ['Judgment, and who signs', 95],
  ['Care that cannot be delegated', 121],
  ['A rule of life for the connected', 147],
  ['Disagreeing with the oracle', 173],
  ['Eyes open', 197],
];

export function Contents() {
  return (
    <Section title="Contents" layout="margin">
      <ol className={styles.chapters}>
        {CHAPTERS.map(([title, page]) => (
          <li key={title} className={styles.chapter}>
            <span className={styles.name}>{title}</span>
            <span className={styles.page}>
              <span className={styles.word}>page </span>
              {page}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
