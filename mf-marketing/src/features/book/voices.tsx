import { Section } from '@futurelab/platform/ui';
import type { Testimonial } from '../../queries/content';
import styles from './voices.module.css';

/** What others wrote about the book; nothing where nobody has. */
export function Voices({ title, testimonials }: { title: string; testimonials: Testimonial[] }) {
  const voices = testimonials.filter(({ data }) => data.about === 'book');
  if (voices.length === 0) return null;
  return (
    <Section title={title} layout="margin">
      <ul className={styles.voices}>
        {voices.map(({ slug, title: reader, body }) => (
          <li key={slug}>
            <figure>
              <blockquote className={styles.text}>“{body}”</blockquote>
              <figcaption className={styles.source}>{reader}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
