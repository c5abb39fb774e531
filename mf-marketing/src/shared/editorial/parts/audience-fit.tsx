import styles from './audience-fit.module.css';
import type { PagePart } from '../page-parts';

type AudiencePart = Pick<PagePart, 'title' | 'items'>;

interface AudienceFitProps {
  suits: AudiencePart;
  declines: AudiencePart;
}

/** For whom this is, beside for whom it is not. */
export function AudienceFit({ suits, declines }: AudienceFitProps) {
  return (
    <div className={styles.parts}>
      <Half id="fit-for" part={suits} />
      <Half id="fit-not" part={declines} />
    </div>
  );
}

function Half({ id, part: { title, items } }: { id: string; part: AudiencePart }) {
  return (
    <section className={styles.half} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item.title} className={styles.line}>
            {item.title}
          </li>
        ))}
      </ul>
    </section>
  );
}
