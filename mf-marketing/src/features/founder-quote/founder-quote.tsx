import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Portrait } from '../../shared/illustration/portrait';
import type { PagePart } from '../../shared/editorial/page-parts';
import styles from './founder-quote.module.css';

export function FounderQuote({ part: { title, text } }: { part: PagePart }) {
  return (
    <section className={styles.quote} aria-label="From the founder">
      <Portrait className={styles.portrait} />
      <figure className={styles.figure}>
        <blockquote className={styles.text}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.source}>
          <span className={styles.name}>{title}</span>
          <span>
            Founder of FutureLab, author of <Link to={paths.book}>Digital Mystics</Link>
          </span>
        </figcaption>
      </figure>
    </section>
  );
}
