import { paths } from '@futurelab/platform/paths';
import { groupQuery } from '@futurelab/platform/queries/groups';
import { useQuery } from '@futurelab/platform/query';
import { Link, useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { DetailPage, EmptyState, LinkButton, PageHead, PageHeader, Section } from '@futurelab/platform/ui';
import { Invitations } from '../../features/group-people/invitations';
import { JoinRequests } from '../../features/group-people/join-requests';
import { BannedMembers } from '../../features/group-people/banned-members';
import { MemberList } from '../../features/group-people/member-list';
import { canManageMembers } from '../../features/groups/group-labels';
import { type GroupDetail } from '../../queries/groups';

export default function GroupPeoplePage() {
  const { id = '' } = useParams();
  const query = useQuery(groupQuery(id));
  return (
    <DetailPage query={query} what="group" list={{ to: paths.groups, label: 'See all groups' }}>
      {(group) => <GroupPeople address={id} group={group} />}
    </DetailPage>
  );
}

function GroupPeople({ address, group }: { address: string; group: GroupDetail }) {
  const { user } = useSession();
  const { id, slug, name, visibility, state, membership, members, isArchived } = group;
  const timeZone = user?.timeZone ?? 'UTC';
  const isStaff = canManageMembers(group, user);
  const role = user?.isAdmin ? 'owner' : (membership?.role ?? null);
  return (
    <>
      <PageHead title={`Members of ${name}`} path={paths.groupPeople(slug)} unlisted />
      <PageHeader
        eyebrow={
          <Link dir="auto" to={paths.group(slug)}>
            {name}
          </Link>
        }
        title="Members"
      />
      {isStaff && (visibility === 'private' || Boolean(group.requestCount)) && (
        <Section layout="margin" title="Requests to join">
          <JoinRequests groupId={id} timeZone={timeZone} />
        </Section>
      )}
      <Section layout="margin" title="All members">
        {members.length > 0 ? (
          <MemberList group={address} groupId={id} role={role} ownId={user?.id} />
        ) : (
          <EmptyState
            title="Join to see members"
            action={<LinkButton to={paths.group(slug)}>Go to group</LinkButton>}
          >
            Only members can see who’s in this group.
          </EmptyState>
        )}
      </Section>
      {role === 'owner' && <BannedMembers groupId={id} timeZone={timeZone} />}
      {isStaff && !isArchived && state === 'open' && (
        <Section
          layout="margin"
          title="Invitations"
          lead="Anyone with a link can join without approval until it expires, runs out, or is revoked."
        >
          <Invitations groupId={id} timeZone={timeZone} />
        </Section>
      )}
    </>
  );
}
