import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { memberAnswersQuery, memberQuery } from '@futurelab/platform/queries/members';
import { useQuery } from '@futurelab/platform/query';
import { useParams } from '@futurelab/platform/router';
import { Fragment } from '@futurelab/platform/runtime';
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
import { lazy, Suspense } from 'react';
import styles from '../../features/event-hosting/event-hosting.module.css';
import { Profile } from '../../features/profile/profile';

const AdminMenu = lazy(() => import('../../features/event-hosting/admin-menu'));

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
  const { data: answers = [] } = useQuery({ ...memberAnswersQuery(id), enabled: user !== null });
  if (isLoadingError)
    return (
      <Container>
        <PageHead title="Member" unlisted />
        <PageHeader title="Member" />
        {error instanceof ApiError && error.status === 404 ? (
          <EmptyState
            title="Member not found"
            action={<LinkButton to={paths.members}>See all members</LinkButton>}
          >
            They may have left, or the link may be mistyped.
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
              <>
                <Fragment name="mf-community/member-actions" fallback={<Skeleton lines={3} />} />
                {user.isAdmin && (
                  <Suspense fallback={<span className={styles.menu} />}>
                    <AdminMenu member={member} timeZone={user.timeZone} />
                  </Suspense>
                )}
              </>
            )
          }
          // What has nothing to show is not asked for.
          learning={
            member.finishedCourses.length + member.achievements.length > 0 && (
              <Fragment name="mf-learning/profile-learning" />
            )
          }
          answers={answers}
          path={member.learningPath && <Fragment name="mf-learning/profile-path" />}
          groups={
            member.groups.length + member.groupsInCommon.length > 0 && (
              <Fragment name="mf-community/profile-groups" />
            )
          }
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </Container>
  );
}
