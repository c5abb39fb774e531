import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link, useNavigate } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import {
  contentFormQuery,
  NEW_CONTENT,
  type ContentDetail,
  type ContentKind,
} from '../../queries/admin/content';
import { StaffPage } from '../../shared/staff/staff-page';
import { ContentForm } from './content-form';
import { CONTENT_KINDS, contentAddress, contentListAddress } from './content-kinds';

/** After all others. */
const LAST = 10_000;

/** Nothing yet. */
const blank = (kind: ContentKind): ContentDetail => {
  const texts = { kind, slug: '', title: '', updatedAt: '' };
  return {
    ...{ ...texts, version: 0, isPublished: false, hasDraft: false, updatedBy: null },
    draft: { ...texts, body: '', data: {} as NonNullable<ContentDetail['draft']>['data'], position: LAST },
    published: null,
    auditEvents: [],
  };
};

/** A partner, a testimonial or an episode that is not there yet. */
export function NewContent({ kind }: { kind: ContentKind }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const name = { kind, slug: NEW_CONTENT };
  const form = useQuery({ ...contentFormQuery(name), enabled: user?.isAdmin ?? false });
  const { title, one } = CONTENT_KINDS[kind];
  return (
    <StaffPage
      path={paths.adminPages}
      title={`New ${one}`}
      eyebrow={<Link to={contentListAddress(kind)}>{title}</Link>}
      lead="It’s a draft until you publish it."
    >
      <QueryBoundary query={form} what="the form" skeleton={<Skeleton lines={12} />}>
        {(definition) => (
          <ContentForm
            detail={blank(kind)}
            form={definition}
            onCreated={(slug) => void navigate(contentAddress(kind, slug))}
          />
        )}
      </QueryBoundary>
    </StaffPage>
  );
}
