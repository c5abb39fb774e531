import { ApiError } from '@futurelab/platform/api';
import { PathProgress } from '@futurelab/platform/components/path-progress';
import { paths } from '@futurelab/platform/paths';
import { memberQuery } from '@futurelab/platform/queries/members';
import { useQuery } from '@futurelab/platform/query';
import { ReportButton } from '@futurelab/platform/report';
import { useParams } from '@futurelab/platform/router';
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
import { MemberActions } from '../../features/member-actions/member-actions';
import { Profile, ProfilePart } from '../../features/profile/profile';

/** A member's profile, as far as that member shows it to the reader. Search engines are not readers: nobody asked for that. */
export default function MemberProfilePage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const {
    data: member,
    error,
    isLoadingError,
    isFetching,
    refetch,
    dataUpdatedAt,
  } = useQuery(memberQuery(id));
  if (isLoadingError)
    return (
      <Container>
        <PageHead title="Member" unlisted />
        <PageHeader title="Member" />
        {error instanceof ApiError && error.status === 404 ? (
          <EmptyState
            title="There is no such member"
            action={<LinkButton to={paths.members}>See all members</LinkButton>}
          >
            They may have left, or the link may have lost a letter.
          </EmptyState>
        ) : (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </Container>
    );
  return (
    <Container>
      <PageHead
        title={member?.name ?? 'Member'}
        description={member && [member.name, member.currentRole, member.location].filter(Boolean).join(', ')}
        path={paths.memberProfile(member?.slug ?? id)}
        kind="profile"
        unlisted
      />
      {member ? (
        <Profile
          member={member}
          readAt={dataUpdatedAt}
          action={
            user === null ? (
              <LinkButton to={paths.signIn(paths.memberProfile(id))} variant="secondary">
                Sign in to see more
              </LinkButton>
            ) : user.id === member.id ? (
              <LinkButton to={paths.editProfile} variant="secondary">
                Edit profile
              </LinkButton>
            ) : (
              <MemberActions member={member}>
                <ReportButton subject={{ kind: 'profile', id: member.id }} what="this profile" />
              </MemberActions>
            )
          }
          path={
            member.learningPath && (
              <ProfilePart title="Learning path">
                <PathProgress path={member.learningPath} linkTo={paths.course} />
              </ProfilePart>
            )
          }
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </Container>
  );
}
