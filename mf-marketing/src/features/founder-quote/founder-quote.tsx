import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Portrait } from '../../drawing/portrait';
import styles from './founder-quote.module.css';

export function FounderQuote() {
  return (
    <section className={styles.quote} aria-label="From the founder">
      <Portrait className={styles.portrait} />
      <figure className={styles.figure}>
        <blockquote className={styles.words}>
          <p>
            “A machine will answer any question you ask it. The work that remains is to become someone who
            asks better ones.”
          </p>
        </blockquote>
        <figcaption className={styles.source}>
          <span className={styles.name}>Ines Valdor</span>
          <span>
            Founder of FutureLab, author of <Link to={paths.book}>Digital Mystics</Link>
          </span>
        </figcaption>
      </figure>
    </section>
  );
}
