import { paths } from '@futurelab/platform/paths';
import type { RelatedToCourse } from '@futurelab/platform/queries/learning';
import { Link } from '@futurelab/platform/router';
import styles from './related.module.css';

const KINDS = { project: 'Recruiting', exchange: 'Open exchange' };

/** Projects and exchanges in the Synergizer that are about what the course is about. */
export const RelatedSynergizer = ({ together }: Pick<RelatedToCourse, 'together'>) => (
  <ul className={styles.list} aria-label="In the Synergizer">
    {together.map(({ id, kind, slug, title }) => (
      <li key={id}>
        <Link dir="auto" to={kind === 'project' ? paths.project(slug) : paths.exchange(slug)}>
          {title}
        </Link>
        <span>{KINDS[kind]}</span>
      </li>
    ))}
  </ul>
);
