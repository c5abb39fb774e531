import { longDateWithYear } from '@futurelab/platform/format';
import { useQuery } from '@futurelab/platform/query';
import { Link, useSearchParams } from '@futurelab/platform/router';
import { DetailPage, PageHead } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import { legalVersionQuery, legalVersionsQuery, versionIn, type LegalPageName } from '../../queries/legal';
import { WrittenPage } from '../../shared/editorial/written-page';
import { EarlierVersions } from './earlier-versions';
import { LegalDocument } from './legal-document';
import styles from './legal-document.module.css';

interface LegalPageProps {
  /** What belongs to the text as it is now. */
  children?: ReactNode;
  page: LegalPageName;
  title: string;
  path: string;
}

/** A legal text as it is now, or the earlier version that the address names. */
export function LegalPage(props: LegalPageProps) {
  const [params] = useSearchParams();
  const number = versionIn(params);
  return number === null ? <CurrentVersion {...props} /> : <EarlierVersion {...props} number={number} />;
}

function CurrentVersion({ page, title, path, children }: LegalPageProps) {
  const { data: versions = [] } = useQuery(legalVersionsQuery(page));
  const current = versions.find(({ isCurrent }) => isCurrent);
  return (
    <WrittenPage page={page} title={title} path={path} plain>
      {(content) => (
        <>
          <LegalDocument
            title={content.title}
            summary={content.data.description}
            since={content.data.since}
            holdsFrom={current?.holdsFrom}
            updatedAt={versions.length > 1 ? current?.publishedAt : undefined}
            body={content.body}
          />
          {children}
          <EarlierVersions path={path} versions={versions.filter(({ isCurrent }) => !isCurrent)} />
        </>
      )}
    </WrittenPage>
  );
}

function EarlierVersion({ page, path, number }: LegalPageProps & { number: string }) {
  const query = useQuery(legalVersionQuery(page, number));
  return (
    <DetailPage
      query={query}
      what="version"
      list={{ to: path, label: 'Read the current version' }}
      size="plain"
    >
      {({ title, body, description, since, holdsFrom, publishedAt, isCurrent }) => (
        <>
          <PageHead title={`${title}, version ${number}`} path={path} description={description} unlisted />
          <p className={styles.version}>
            {isCurrent ? 'This is the current version' : 'This is an earlier version'}, published on{' '}
            {longDateWithYear(publishedAt, 'UTC')}. <Link to={path}>Read the current version</Link>
          </p>
          <LegalDocument
            title={title}
            summary={description}
            since={since}
            holdsFrom={holdsFrom}
            updatedAt={publishedAt}
            body={body}
          />
        </>
      )}
    </DetailPage>
  );
}
