import { longDateWithYear } from '@futurelab/platform/format';
import { Link } from '@futurelab/platform/router';
import { useId } from 'react';
import type { LegalVersion } from '../../queries/legal';
import styles from './legal-document.module.css';

/** The way to what was public before; nothing while there was nothing. */
export function EarlierVersions({ path, versions }: { path: string; versions: LegalVersion[] }) {
  const title = useId();
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.versions}>
      <h2 id={title}>Earlier versions</h2>
      <ul>
        {versions.map(({ number, publishedAt, summary }) => (
          <li key={number}>
            <Link to={`${path}?version=${number}`}>{longDateWithYear(publishedAt, 'UTC')}</Link>
            {summary && ` ${summary}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
