import { ProfileList } from '@futurelab/platform/components/profile-part';
import { paths } from '@futurelab/platform/paths';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import { memberQuery, type MemberProfile } from '@futurelab/platform/queries/members';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { ErrorState, Skeleton } from '@futurelab/platform/ui';

type Group = MemberProfile['groups'][number];

/** The groups of a member that the reader may see, those of both first. */
export function MemberGroups({ id }: { id: string }) {
  const { data: member } = useQuery(memberQuery(id));
  if (!member) return null;
  const { groups, groupsInCommon } = member;
  const isShared = ({ slug }: Group) => groupsInCommon.some((shared) => shared.slug === slug);
  return (
    <>
      <Groups title="Groups in common" groups={groupsInCommon} />
      <Groups
        title={groupsInCommon.length > 0 ? 'Other groups' : 'Groups'}
        groups={groups.filter((group) => !isShared(group))}
      />
    </>
  );
}

export function OwnGroups() {
  const { data, isLoadingError, isFetching, refetch } = useQuery(myGroupsQuery);
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton lines={3} />;
  return <Groups title="Groups" groups={data.map(({ group }) => group)} />;
}

const Groups = ({ title, groups }: { title: string; groups: Group[] }) => (
  <ProfileList title={title} items={groups} keyOf={({ slug }) => slug}>
    {({ slug, name }) => (
      <Link dir="auto" to={paths.group(slug)}>
        {name}
      </Link>
    )}
  </ProfileList>
);
