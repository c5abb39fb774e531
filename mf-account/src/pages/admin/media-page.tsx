import { paths } from '@futurelab/platform/paths';
import { useInfiniteQuery, useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { EmptyState } from '@futurelab/platform/ui';
import { mediaColumns } from '../../features/media/media-columns';
import styles from '../../features/media/media.module.css';
import { DropArea } from '../../features/media/uploads/drop-area';
import { FilePicker } from '../../features/media/uploads/file-picker';
import { UploadList } from '../../features/media/uploads/upload-list';
import { useUploads } from '../../features/media/uploads/use-uploads';
import { MEDIA_KINDS, mediaListQuery, mediaUsageQuery } from '../../queries/admin/media';
import { fileSize } from '../../shared/model/file-size';
import { allOrOne } from '../../shared/staff/list/all-or-one';
import type { Filter } from '../../shared/staff/list/list-form';
import { StaffList } from '../../shared/staff/list/staff-list';
import { StaffPage } from '../../shared/staff/staff-page';

const FILTERS: Filter[] = [
  { name: 'name', label: 'Name' },
  { name: 'kind', label: 'Type', options: allOrOne(MEDIA_KINDS) },
];

/** Films, recordings, pictures and documents, for administrators. */
export default function MediaPage() {
  const { user } = useSession();
  const { uploads, add, retry, remove } = useUploads();
  return (
    <StaffPage
      path={paths.adminMedia}
      title="Media"
      lead="Choose files, or drop them here. If an upload stops, choose the same file again and it continues."
      actions={<FilePicker onFiles={add} />}
    >
      <DropArea onFiles={add}>
        <UploadList uploads={uploads} onRetry={retry} onRemove={(localId) => void remove(localId)} />
        <Usage />
        <Library timeZone={user?.timeZone ?? 'UTC'} />
      </DropArea>
    </StaffPage>
  );
}

function Usage() {
  const { data } = useQuery(mediaUsageQuery);
  return (
    <p className={styles.usage}>
      {data
        ? `${fileSize(data.usedBytes)} of ${fileSize(data.quotaBytes)} used. A film or recording can have up to ${fileSize(data.maxFileBytes)}.`
        : '\u00a0'}
    </p>
  );
}

function Library({ timeZone }: { timeZone: string }) {
  const [params] = useSearchParams();
  const pages = useInfiniteQuery(mediaListQuery(params));
  const isNarrowed = FILTERS.some(({ name }) => params.get(name));
  if (!isNarrowed && pages.data?.pages[0]?.items.length === 0)
    return <EmptyState title="No files yet">What you upload is listed here.</EmptyState>;
  return (
    <StaffList
      label="Files"
      columns={mediaColumns(timeZone)}
      orderedBy="at"
      filters={FILTERS}
      pages={pages}
      keyOf={({ id }) => id}
    />
  );
}
