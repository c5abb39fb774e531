import { Section } from '@futurelab/platform/ui';
import styles from './voices.module.css';

const VOICES = [
  {
    words: 'A calm book about an uncalm subject. I underlined a third of it and argued with the rest.',
    source: 'The Lantern Review',
  },
  {
    words: 'Valdor declines to be impressed and declines to be afraid. What is left is remarkably useful.',
    source: 'Slow Signal',
  },
  {
    words: 'Read it with somebody. It is the rare book on technology that makes two people put theirs away.',
    source: 'Afterword',
  },
];

export function Voices() {
  return (
    <Section title="What readers wrote" layout="margin">
      <ul className={styles.voices}>
        {VOICES.map(({ words, source }) => (
          <li key={source}>
            <figure>
              <blockquote className={styles.words}>“{words}”</blockquote>
              <figcaption className={styles.source}>{source}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
