import { Link } from '@futurelab/platform/router';
import { useId } from 'react';
import styles from './publishing.module.css';
import type { Problem } from './problem-places';

/** What is still missing before members can see the course. */
export function ProblemList({ problems }: { problems: Problem[] }) {
  const title = useId();
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems} aria-labelledby={title}>
      <h2 id={title}>Before you can publish</h2>
      <ul>
        {problems.map(({ place, text, to }) => (
          <li key={place + text}>
            <Link to={to}>
              <bdi>{place}</bdi>
            </Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
