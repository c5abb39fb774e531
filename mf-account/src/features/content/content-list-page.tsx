import { useInfiniteQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { CONTENT_STATES, contentListQuery, type ContentKind } from '../../queries/admin/content';
import { allOrOne } from '../../shared/staff/list/all-or-one';
import type { Filter } from '../../shared/staff/list/list-form';
import { StaffList } from '../../shared/staff/list/staff-list';
import { StaffPage } from '../../shared/staff/staff-page';
import { entryColumns, pageColumns } from './content-columns';
import { CONTENT_KINDS } from './content-kinds';
import { ContentTabs } from './content-tabs';
import { paths } from '@futurelab/platform/paths';

const FILTERS: Filter[] = [{ name: 'state', label: 'Status', options: allOrOne(CONTENT_STATES) }];

/** What there is of a kind, for administrators. */
export function ContentListPage({ kind }: { kind: ContentKind }) {
  const { title, lead } = CONTENT_KINDS[kind];
  return (
    <StaffPage path={paths.adminPages} title={title} lead={lead}>
      <ContentTabs kind={kind} />
      <ContentList kind={kind} />
    </StaffPage>
  );
}

function ContentList({ kind }: { kind: ContentKind }) {
  const { user } = useSession();
  const timeZone = user?.timeZone ?? 'UTC';
  const [params] = useSearchParams();
  return (
    <StaffList
      label={CONTENT_KINDS[kind].title}
      columns={kind === 'page' ? pageColumns(timeZone) : entryColumns(timeZone)}
      filters={FILTERS}
      pages={useInfiniteQuery(contentListQuery(kind, params))}
      keyOf={({ slug }) => slug}
    />
  );
}
