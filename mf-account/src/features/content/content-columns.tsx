import { dateAndTime } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Badge } from '@futurelab/platform/ui';
import type { ContentSummary } from '../../queries/admin/content';
import type { Column } from '../../shared/staff/staff-table';
import { contentAddress } from './content-kinds';

const title: Column<ContentSummary> = {
  key: 'title',
  label: 'Name',
  isName: true,
  cell: ({ kind, slug, title: name }) => (
    <Link to={contentAddress(kind, slug)}>
      <bdi>{name}</bdi>
    </Link>
  ),
};

const address: Column<ContentSummary> = {
  key: 'address',
  label: 'Address',
  cell: ({ slug }) => paths.writtenPage(slug),
};

const changes = (timeZone: string): Column<ContentSummary>[] => [
  {
    key: 'state',
    label: 'Status',
    isShort: true,
    cell: ({ isPublished, hasDraft }) => (
      <>
        {isPublished ? 'Published' : 'Not published'} {hasDraft && <Badge tone="warning">Draft</Badge>}
      </>
    ),
  },
  {
    key: 'at',
    label: 'Last change',
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{dateAndTime(updatedAt, timeZone)}</time>,
  },
  {
    key: 'by',
    label: 'Changed by',
    cell: ({ updatedBy }) => updatedBy && <bdi>{updatedBy.name}</bdi>,
  },
];

export const pageColumns = (timeZone: string) => [title, address, ...changes(timeZone)];
export const entryColumns = (timeZone: string) => [title, ...changes(timeZone)];
