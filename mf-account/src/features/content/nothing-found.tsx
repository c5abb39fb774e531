import { paths } from '@futurelab/platform/paths';
import { EmptyState, LinkButton } from '@futurelab/platform/ui';
import type { ContentKind } from '../../queries/admin/content';
import { StaffPage } from '../../shared/staff/staff-page';
import { CONTENT_KINDS, contentListAddress } from './content-kinds';

/** For an address that names no kind, or nothing of it. */
export const NothingFound = ({ kind }: { kind: ContentKind }) => (
  <StaffPage path={paths.adminPages} title={CONTENT_KINDS[kind].title}>
    <NothingFoundNote kind={kind} />
  </StaffPage>
);

export const NothingFoundNote = ({ kind }: { kind: ContentKind }) => (
  <EmptyState
    title="Nothing found"
    action={<LinkButton to={contentListAddress(kind)}>See the list</LinkButton>}
  >
    The link may be wrong, or it was deleted.
  </EmptyState>
);
