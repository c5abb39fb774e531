import type { SearchResponse } from '@futurelab/platform/queries/search';
import { Link } from '@futurelab/platform/router';
import { Highlighted, Section } from '@futurelab/platform/ui';
import styles from './search.module.css';

type Group = SearchResponse['groups'][number];

const TITLES: Record<Group['kind'], string> = {
  page: 'Pages',
  course: 'Courses',
  event: 'Events',
  group: 'Groups',
  person: 'People',
  discussion: 'Discussions',
  reply: 'Replies',
  project: 'Projects',
  exchange: 'Exchanges',
};

/** What was found, by kind, the best kind first. */
export function SearchResults({ answer, search }: { answer: SearchResponse; search: string }) {
  return (
    <>
      {answer.alike && (
        <p className={styles.note}>Nothing is spelled quite like “{search}”. These come close.</p>
      )}
      {answer.groups.map(({ kind, results }) => (
        <Section key={kind} title={TITLES[kind]} layout="margin">
          <ul className={styles.results}>
            {results.map(({ title, excerpt, path, isAccepted }) => (
              <li key={path}>
                <Link to={path} className={styles.title}>
                  <Highlighted search={search}>{title}</Highlighted>
                </Link>
                <p className={styles.excerpt}>
                  {isAccepted && 'Accepted answer · '}
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
