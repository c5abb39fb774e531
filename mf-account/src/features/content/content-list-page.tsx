import { paths } from '@futurelab/platform/paths';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { LinkButton } from '@futurelab/platform/ui';
import { CONTENT_STATES, contentListQuery, NEW_CONTENT, type ContentKind } from '../../queries/admin/content';
import { allOrOne } from '../../shared/staff/list/all-or-one';
import type { Filter } from '../../shared/staff/list/list-form';
import { StaffList } from '../../shared/staff/list/staff-list';
import { StaffPage } from '../../shared/staff/staff-page';
import { entryColumns, pageColumns } from './content-columns';
import { CONTENT_KINDS } from './content-kinds';
import { ContentTabs } from './content-tabs';
import { useOrderColumn } from './use-order-column';

const FILTERS: Filter[] = [{ name: 'state', label: 'Status', options: allOrOne(CONTENT_STATES) }];

/** What there is of a kind, for administrators. */
export function ContentListPage({ kind }: { kind: ContentKind }) {
  const { title, one, lead } = CONTENT_KINDS[kind];
  return (
    <StaffPage
      path={paths.adminPages}
      title={title}
      lead={lead}
      actions={
        kind !== 'page' && <LinkButton to={paths.adminContent(kind, NEW_CONTENT)}>{`New ${one}`}</LinkButton>
      }
    >
      <ContentTabs kind={kind} />
      <ContentList kind={kind} />
    </StaffPage>
  );
}

function ContentList({ kind }: { kind: ContentKind }) {
  const { user } = useSession();
  const timeZone = user?.timeZone ?? 'UTC';
  const [params] = useSearchParams();
  const pages = useInfiniteQuery(contentListQuery(kind, params));
  const listed = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const order = useOrderColumn(kind, listed);
  const isOrdered = CONTENT_KINDS[kind].isOrdered && !params.has('state');
  return (
    <StaffList
      label={CONTENT_KINDS[kind].title}
      columns={
        kind === 'page' ? pageColumns(timeZone) : [...entryColumns(timeZone), ...(isOrdered ? [order] : [])]
      }
      filters={FILTERS}
      pages={pages}
      keyOf={({ slug }) => slug}
    />
  );
}
