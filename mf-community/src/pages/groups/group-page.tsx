import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { groupQuery } from '@futurelab/platform/queries/groups';
import { useQuery } from '@futurelab/platform/query';
import { ReportButton } from '@futurelab/platform/report';
import { Link, useParams } from '@futurelab/platform/router';
import { useSession, useTimeZone } from '@futurelab/platform/session';
import {
  Avatar,
  DetailPage,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  Section,
} from '@futurelab/platform/ui';
import { listPath } from '../../features/discussions/post-labels';
import { PostList } from '../../features/discussions/post-list';
import { GroupCover } from '../../shared/group-cover/group-cover';
import { mayEdit, VISIBILITIES } from '../../features/groups/group-labels';
import { AddResource } from '../../features/group-home/add-resource';
import { GroupEvents } from '../../features/group-home/group-events';
import { NotificationLevel } from '../../features/group-home/notification-level';
import { ResourceList } from '../../features/group-home/resource-list';
import { HiddenGroupNotice } from '../../features/group-home/hidden-group-notice';
import { GroupRules } from '../../features/groups/group-rules';
import { RulesChanged } from '../../features/groups/rules-changed';
import { MembershipPanel } from '../../features/groups/membership-panel';
import { useReadAbout } from '../../shared/notifications/use-read-about';
import { type GroupDetail } from '../../queries/groups';
import styles from './group-page.module.css';

export default function GroupPage() {
  const { id = '' } = useParams();
  const query = useQuery(groupQuery(id));
  return (
    <DetailPage query={query} what="group" list={{ to: paths.groups, label: 'See all groups' }}>
      {(group) => <GroupArticle group={group} />}
    </DetailPage>
  );
}

function GroupArticle({ group }: { group: GroupDetail }) {
  const { user } = useSession();
  useReadAbout(group.id);
  const timeZone = useTimeZone();
  const { name, about, slug, topic, visibility, memberCount, postCount, rules, membership, isArchived } =
    group;
  const isOpen = group.state === 'open';
  // Open groups are read by any member, Pro groups by Pro members, the others by those in them.
  const closed = !membership && (visibility === 'private' || (visibility === 'pro' && !user?.isHPCMember));
  return (
    <article>
      <PageHead title={name} description={about} path={paths.group(slug)} unlisted />
      <PageHeader
        size="display"
        eyebrow={topic}
        title={name}
        lead={about}
        aside={<GroupCover group={group} />}
        actions={
          <>
            {isOpen && <MembershipPanel group={group} />}
            {group.requestCount ? (
              <LinkButton variant="secondary" to={paths.groupPeople(slug)}>
                {pluralize(group.requestCount, 'request')} to join
              </LinkButton>
            ) : null}
            {mayEdit(group, user) && (
              <LinkButton variant="quiet" to={paths.editGroup(slug)}>
                Edit group
              </LinkButton>
            )}
          </>
        }
      />
      <HiddenGroupNotice group={group} />
      {membership?.rulesChanged && <RulesChanged groupId={group.id} />}
      <p className={styles.facts}>
        <span>{pluralize(memberCount, 'member')}</span>
        <span>{pluralize(postCount, 'discussion')}</span>
        <span>{membership ? VISIBILITIES[visibility].label : VISIBILITIES[visibility].explanation}</span>
      </p>
      {isOpen && (
        <Section
          layout="margin"
          title="Discussions"
          action={
            membership && !isArchived ? (
              <Link to={paths.newDiscussion({ group: slug })}>Start a discussion</Link>
            ) : undefined
          }
        >
          {group.recentPosts.length > 0 ? (
            <>
              <PostList posts={group.recentPosts} timeZone={timeZone ?? 'UTC'} heading="h3" ofGroup />
              {postCount > group.recentPosts.length && (
                <p className={styles.more}>
                  <LinkButton
                    variant="secondary"
                    to={listPath({ view: 'latest', kind: null, tag: null, group: slug })}
                  >
                    All {pluralize(postCount, 'discussion')}
                  </LinkButton>
                </p>
              )}
            </>
          ) : (
            <EmptyState
              title={closed ? 'Join to see discussions' : 'No discussions yet'}
              action={
                membership && !isArchived ? (
                  <LinkButton variant="secondary" to={paths.newDiscussion({ group: slug })}>
                    Start the first discussion
                  </LinkButton>
                ) : (
                  <LinkButton variant="secondary" to={paths.discussions}>
                    See all discussions
                  </LinkButton>
                )
              }
            >
              {closed
                ? 'Only members can see discussions in this group.'
                : 'The five latest discussions appear here.'}
            </EmptyState>
          )}
        </Section>
      )}
      {isOpen && <GroupTabs group={group} />}
      {rules.length > 0 && (
        <div id="rules" className={styles.anchor}>
          <Section layout="margin" title="Rules">
            <GroupRules rules={rules} />
          </Section>
        </div>
      )}
      {group.members.length > 0 && (
        <Section
          layout="margin"
          title="Members"
          lead={peopleLead(group)}
          action={<Link to={paths.groupPeople(slug)}>{peopleLink(group)}</Link>}
        >
          <ul className={styles.members}>
            {group.members.map((member) => (
              <li key={member.id}>
                <Avatar name={member.name} src={member.profileImageUrl} />
                <span>
                  <Link dir="auto" to={paths.memberProfile(member.slug)}>
                    {member.name}
                  </Link>
                  {member.role !== 'member' && (
                    <span dir="auto" className={styles.quiet}>
                      {member.role}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {membership && isOpen && (
        <Section layout="margin" title="Notifications">
          <NotificationLevel groupId={group.id} level={membership.notifications} />
        </Section>
      )}
      {membership?.role !== 'owner' && isOpen && (
        <p className={styles.report}>
          <ReportButton subject={{ kind: 'group', id: group.id }} what="this group" />
        </p>
      )}
    </article>
  );
}

/** When the group meets, and what it keeps. */
function GroupTabs({ group }: { group: GroupDetail }) {
  const { user } = useSession();
  const { id, slug, membership, isArchived, events, resources } = group;
  const timeZone = user?.timeZone ?? 'UTC';
  const mayPlan = membership?.role === 'owner' && !isArchived;
  const mayAdd = membership !== null && !isArchived;
  return (
    <>
      {(events.length > 0 || mayPlan) && (
        <Section
          layout="margin"
          title="Events"
          action={mayPlan ? <Link to={paths.newEvent(slug)}>Plan an event</Link> : undefined}
        >
          {events.length > 0 ? (
            <GroupEvents events={events} timeZone={timeZone} />
          ) : (
            <p className={styles.quiet}>No upcoming events. Events you plan are shown to members.</p>
          )}
        </Section>
      )}
      {(resources.length > 0 || mayAdd) && (
        <Section
          layout="margin"
          title="Links and files"
          action={mayAdd ? <AddResource groupId={id} /> : undefined}
        >
          {resources.length > 0 ? (
            <ResourceList groupId={id} resources={resources} timeZone={timeZone} />
          ) : (
            <p className={styles.quiet}>No links or files yet.</p>
          )}
        </Section>
      )}
    </>
  );
}

const peopleLink = ({ requestCount }: GroupDetail): string =>
  requestCount ? `All members and ${pluralize(requestCount, 'request')} to join` : 'All members';

const peopleLead = ({ members, memberCount }: GroupDetail): string | undefined =>
  members.length < memberCount
    ? `Showing ${members.length} of ${pluralize(memberCount, 'member')}.`
    : undefined;
