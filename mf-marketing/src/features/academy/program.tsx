import { Link } from '@futurelab/platform/router';
import type { PagePart } from '../../shared/editorial/page-parts';
import styles from './program.module.css';

/** The twelve weeks in three parts, each with its courses. */
export function Program({ part }: { part: PagePart }) {
  return (
    <section className={styles.program} aria-labelledby="program-title">
      <h2 id="program-title">{part.title}</h2>
      <ol className={styles.parts}>
        {part.items.map(({ fact: weeks, title, text, links = [] }) => (
          <li key={title} className={styles.part}>
            <p className={styles.weeks}>{weeks}</p>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
            <ul className={styles.courses}>
              {links.map(({ to, label }) => (
                <li key={to} className={styles.course}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
