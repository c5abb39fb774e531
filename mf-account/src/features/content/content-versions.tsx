import { dateAndTime } from '@futurelab/platform/format';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { Badge, Button, EmptyState, ErrorState, Skeleton } from '@futurelab/platform/ui';
import { useState } from 'react';
import { contentVersionsQuery, type ContentDetail, type ContentVersion } from '../../queries/admin/content';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import { VersionDialog } from './version-dialog';
import styles from './content.module.css';

interface ContentVersionsProps {
  detail: ContentDetail;
  timeZone: string;
}

/** What was published, the latest first, each to be compared with what is in the form and restored. */
export function ContentVersions({ detail, timeZone }: ContentVersionsProps) {
  const { kind, slug } = detail;
  const pages = useInfiniteQuery(contentVersionsQuery({ kind, slug }));
  const [compared, setCompared] = useState<number | null>(null);
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton lines={4} />;
  const versions = data.pages.flatMap(({ items }) => items);
  if (versions.length === 0)
    return <EmptyState title="No versions yet">Each time you publish, a version is stored here.</EmptyState>;
  return (
    <div className={styles.versions}>
      <StaffTable
        label="Versions"
        columns={columns(timeZone, setCompared)}
        rows={versions}
        keyOf={({ number }) => String(number)}
      />
      {hasNextPage && (
        <Button variant="secondary" onClick={() => void fetchNextPage()} busy={isFetchingNextPage}>
          Show more
        </Button>
      )}
      {compared !== null && (
        <VersionDialog detail={detail} number={compared} onClose={() => setCompared(null)} />
      )}
    </div>
  );
}

const columns = (timeZone: string, onCompare: (number: number) => void): Column<ContentVersion>[] => [
  {
    key: 'number',
    label: 'Version',
    isName: true,
    cell: ({ number, isCurrent }) => (
      <>
        Version {number} {isCurrent && <Badge tone="success">Current</Badge>}
      </>
    ),
  },
  { key: 'title', label: 'Title', cell: ({ title }) => <bdi>{title}</bdi> },
  {
    key: 'at',
    label: 'Published',
    cell: ({ publishedAt }) => <time dateTime={publishedAt}>{dateAndTime(publishedAt, timeZone)}</time>,
  },
  { key: 'by', label: 'By', cell: ({ publishedBy }) => publishedBy && <bdi>{publishedBy.name}</bdi> },
  {
    key: 'acts',
    label: 'Actions',
    cell: ({ number }) => (
      <Button
        variant="quiet"
        size="small"
        aria-label={`Compare version ${number} with the latest text`}
        onClick={() => onCompare(number)}
      >
        Compare
      </Button>
    ),
  },
];
