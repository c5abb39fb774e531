import styles from './fit.module.css';
import type { PagePart } from '../page-parts';

type FitPart = Pick<PagePart, 'title' | 'items'>;

interface FitProps {
  suits: FitPart;
  declines: FitPart;
}

/** For whom this is, beside for whom it is not. */
export function Fit({ suits, declines }: FitProps) {
  return (
    <div className={styles.fit}>
      <Half id="fit-for" part={suits} />
      <Half id="fit-not" part={declines} />
    </div>
  );
}

function Half({ id, part: { title, items } }: { id: string; part: FitPart }) {
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
