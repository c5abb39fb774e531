import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { EmptyState, LinkButton, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { contentFormQuery, contentQuery, type ContentKind } from '../../queries/admin/content';
import { StaffPage } from '../../shared/staff/staff-page';
import { CONTENT_KINDS, contentListAddress } from './content-kinds';
import { ContentRecord } from './content-record';

/** A page or an entry of the public pages, for administrators. */
export function ContentFrame({ kind, slug }: { kind: ContentKind; slug: string }) {
  const { user } = useSession();
  const enabled = user?.isAdmin ?? false;
  const query = useQuery({ ...contentQuery({ kind, slug }), enabled });
  const form = useQuery({ ...contentFormQuery({ kind, slug }), enabled });
  const { title, one } = CONTENT_KINDS[kind];
  return (
    <StaffPage
      path={paths.adminPages}
      title={query.data?.title ?? title}
      eyebrow={<Link to={contentListAddress(kind)}>{title}</Link>}
    >
      <QueryBoundary
        query={query}
        what={`the ${one}`}
        skeleton={<Skeleton lines={12} />}
        notFound={<NothingFoundNote kind={kind} />}
      >
        {(detail) => (
          <QueryBoundary query={form} what="the form" skeleton={<Skeleton lines={12} />}>
            {(definition) => (
              <ContentRecord
                key={`${kind}:${slug}`}
                detail={detail}
                form={definition}
                timeZone={user?.timeZone ?? 'UTC'}
              />
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </StaffPage>
  );
}

/** For an address that names no kind, or nothing of it. */
export const NothingFound = ({ kind }: { kind: ContentKind }) => (
  <StaffPage path={paths.adminPages} title={CONTENT_KINDS[kind].title}>
    <NothingFoundNote kind={kind} />
  </StaffPage>
);

const NothingFoundNote = ({ kind }: { kind: ContentKind }) => (
  <EmptyState
    title="Nothing found"
    action={<LinkButton to={contentListAddress(kind)}>See the list</LinkButton>}
  >
    The link may be wrong, or it was deleted.
  </EmptyState>
);
