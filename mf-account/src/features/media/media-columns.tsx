import { dateAndTime, playbackTime } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Icon, type IconName } from '@futurelab/platform/ui';
import { MEDIA_KINDS, type MediaItem, type MediaKind } from '../../queries/admin/media';
import { fileSize } from '../../shared/model/file-size';
import type { Column } from '../../shared/staff/staff-table';
import { stateOf } from './media-labels';
import styles from './media.module.css';

const ICONS: Record<MediaKind, IconName> = {
  picture: 'file',
  film: 'play',
  audio: 'play',
  document: 'file',
  captions: 'message',
};

export const mediaColumns = (timeZone: string): Column<MediaItem>[] => [
  { key: 'name', label: 'Name', isName: true, cell: Name },
  { key: 'kind', label: 'Type', cell: ({ kind }) => kind && MEDIA_KINDS[kind] },
  { key: 'state', label: 'Status', cell: stateOf },
  { key: 'size', label: 'Size', cell: ({ size }) => fileSize(size) },
  {
    key: 'length',
    label: 'Length',
    cell: ({ durationSeconds }) => durationSeconds !== null && playbackTime(durationSeconds),
  },
  { key: 'visibility', label: 'Visible to', cell: ({ isPublic }) => (isPublic ? 'Everyone' : 'Staff') },
  {
    key: 'uploader',
    label: 'Uploaded by',
    cell: ({ uploadedBy }) => <bdi>{uploadedBy?.name ?? 'Former member'}</bdi>,
  },
  {
    key: 'at',
    label: 'Added',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dateAndTime(createdAt, timeZone)}</time>,
  },
];

function Name({ id, name, kind, posterUrl }: MediaItem) {
  return (
    <span className={styles.name}>
      <span className={styles.thumbnail}>
        {posterUrl ? (
          <img src={posterUrl} alt="" width={64} height={40} loading="lazy" decoding="async" />
        ) : (
          <Icon name={kind ? ICONS[kind] : 'clock'} />
        )}
      </span>
      <Link to={paths.adminMediaFile(id)}>
        <bdi>{name}</bdi>
      </Link>
    </span>
  );
}
