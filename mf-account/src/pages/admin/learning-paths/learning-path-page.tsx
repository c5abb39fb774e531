import { isTrack } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link, useParams } from '@futurelab/platform/router';
import { LinkButton, NotFound, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { PathActs } from '../../../features/learning-paths/path-acts';
import { PathForm } from '../../../features/learning-paths/path-form';
import { stateOf } from '../../../features/learning-paths/path-state';
import { staffPathQuery, type StaffPath } from '../../../queries/admin/learning-paths';
import { staffPaths } from '../../../shared/staff-paths';
import { StaffPage } from '../../../shared/staff/staff-page';

/** One learning path: its texts, and its courses in order. */
export default function LearningPathPage() {
  const { id = '' } = useParams();
  const query = useQuery(staffPathQuery(id));
  const path = query.data;
  return (
    <StaffPage
      path={staffPaths.learningPath(id)}
      title={path?.title ?? 'Learning path'}
      eyebrow={<Link to={staffPaths.learningPaths}>Learning paths</Link>}
      lead={path && stateOf(path)}
      actions={path && <Acts path={path} />}
    >
      <QueryBoundary
        query={query}
        what="the path"
        skeleton={<Skeleton lines={12} />}
        notFound={<NotFound what="path" to={staffPaths.learningPaths} label="See every path" />}
      >
        {(found) => <PathForm key={found.id} path={found} />}
      </QueryBoundary>
    </StaffPage>
  );
}

const Acts = ({ path }: { path: StaffPath }) => (
  <>
    {path.isPublic && (
      <LinkButton
        variant="secondary"
        to={isTrack(path.id) ? paths.track(path.id) : `${paths.learningPaths}/${encodeURIComponent(path.id)}`}
      >
        View page
      </LinkButton>
    )}
    <PathActs path={path} />
  </>
);
