import type { SearchResponse } from '@futurelab/platform/queries/search';
import { Link } from '@futurelab/platform/router';
import { Highlighted, Section } from '@futurelab/platform/ui';
import styles from './search.module.css';

/** What was found, by kind, the best kind first. */
export function SearchResults({ answer, search }: { answer: SearchResponse; search: string }) {
  return (
    <>
      {answer.alike && <p className={styles.note}>No exact matches for “{search}”. Showing close ones.</p>}
      {answer.groups.map(({ kind, heading, results }) => (
        <Section key={kind} title={heading} layout="margin">
          <ul className={styles.results}>
            {results.map(({ title, excerpt, path, note }) => (
              <li key={path}>
                <Link to={path} className={styles.title}>
                  <Highlighted search={search}>{title}</Highlighted>
                </Link>
                <p className={styles.excerpt}>
                  {note && `${note} · `}
                  <Highlighted search={search}>{excerpt || path}</Highlighted>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
