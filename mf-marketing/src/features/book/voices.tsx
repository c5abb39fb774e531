import { Section } from '@futurelab/platform/ui';
import type { Testimonial } from '../../queries/content';
import styles from './voices.module.css';

/** What others wrote about the book; nothing where nobody has. */
export function Voices({ testimonials }: { testimonials: Testimonial[] }) {
  const voices = testimonials.filter(({ data }) => data.about === 'book');
  if (voices.length === 0) return null;
  return (
    <Section title="What readers wrote" layout="margin">
      <ul className={styles.voices}>
        {voices.map(({ slug, title, body }) => (
          <li key={slug}>
            <figure>
              <blockquote className={styles.words}>“{body}”</blockquote>
              <figcaption className={styles.source}>{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
