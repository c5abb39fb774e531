import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link, useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import {
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHead,
  PageHeader,
  Skeleton,
} from '@futurelab/platform/ui';
import { MediaDetails } from '../../features/media/media-details';
import { mediaQuery } from '../../queries/admin/media';
import { StaffOnly } from '../../shared/staff/staff-only';

/** One file of the library. */
export default function MediaFilePage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  return (
    <Container>
      {user?.isAdmin ? (
        <Found id={id} timeZone={user.timeZone} />
      ) : (
        <>
          <PageHead title="File" path={paths.adminMediaFile(id)} unlisted />
          <StaffOnly title="File" />
        </>
      )}
    </Container>
  );
}

function Found({ id, timeZone }: { id: string; timeZone: string }) {
  const { data: file, error, isFetching, refetch } = useQuery(mediaQuery(id));
  const title = file?.name ?? 'File';
  return (
    <>
      <PageHead title={title} path={paths.adminMediaFile(id)} unlisted />
      <PageHeader eyebrow={<Link to={paths.adminMedia}>Media</Link>} title={title} />
      {!file && !error && <Skeleton lines={10} />}
      {error &&
        (error instanceof ApiError && error.status === 404 ? (
          <EmptyState
            title="File not found"
            action={<LinkButton to={paths.adminMedia}>See all files</LinkButton>}
          >
            It may have been deleted.
          </EmptyState>
        ) : (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ))}
      {file && <MediaDetails key={`${file.name} ${file.isPublic}`} file={file} timeZone={timeZone} />}
    </>
  );
}
