import { pluralize } from '@futurelab/platform/format';
import { Markdown } from '@futurelab/platform/markdown';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { ReportButton } from '@futurelab/platform/report';
import { Link, useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import {
  Avatar,
  Cover,
  DetailPage,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  Section,
} from '@futurelab/platform/ui';
import { PostList } from '../../features/discussions/post-list';
import { VISIBILITIES } from '../../features/groups/group-labels';
import { MembershipPanel } from '../../features/groups/membership-panel';
import { groupQuery, type GroupDetail } from '../../queries/groups';
import styles from './group-page.module.css';

export default function GroupPage() {
  const { id = '' } = useParams();
  const query = useQuery(groupQuery(id));
  return (
    <DetailPage query={query} what="group" list={{ to: paths.groups, label: 'See every group' }}>
      {(group) => <GroupArticle group={group} />}
    </DetailPage>
  );
}

function GroupArticle({ group }: { group: GroupDetail }) {
  const { user } = useSession();
  const { name, about, slug, topic, visibility, memberCount, postCount, coverSeed, rules, membership } =
    group;
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
        aside={<Cover seed={coverSeed} kind="group" />}
        actions={<MembershipPanel group={group} />}
      />
      <p className={styles.facts}>
        <span>{pluralize(memberCount, 'member')}</span>
        <span>{pluralize(postCount, 'discussion')}</span>
        <span>{VISIBILITIES[visibility].explanation}</span>
      </p>
      <Section
        layout="margin"
        title="Discussions"
        action={
          membership ? <Link to={paths.newDiscussion({ group: slug })}>Write in this group</Link> : undefined
        }
      >
        {group.recentPosts.length > 0 ? (
          <PostList posts={group.recentPosts} timeZone={user?.timeZone ?? 'UTC'} heading="h3" />
        ) : (
          <EmptyState
            title={closed ? 'Discussions open when you are in' : 'Nobody has written here yet'}
            action={
              membership ? (
                <LinkButton variant="secondary" to={paths.newDiscussion({ group: slug })}>
                  Write the first discussion
                </LinkButton>
              ) : (
                <LinkButton variant="secondary" to={paths.discussions}>
                  See all discussions
                </LinkButton>
              )
            }
          >
            {closed
              ? 'What is said in this group stays in it.'
              : 'The group’s latest five discussions appear here.'}
          </EmptyState>
        )}
      </Section>
      <Section layout="margin" title="Rules">
        <Markdown>{rules}</Markdown>
      </Section>
      {group.members.length > 0 && (
        <Section layout="margin" title="People" lead={peopleLead(group)}>
          <ul className={styles.members}>
            {group.members.map((member) => (
              <li key={member.id}>
                <Avatar name={member.name} src={member.profileImageUrl} />
                <span>
                  <Link to={paths.memberProfile(member.slug)}>{member.name}</Link>
                  {member.role !== 'member' && <span className={styles.quiet}>{member.role}</span>}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p className={styles.report}>
        <ReportButton subject={{ kind: 'group', id: group.id }} what="this group" />
      </p>
    </article>
  );
}

const peopleLead = ({ members, memberCount }: GroupDetail): string | undefined =>
  members.length < memberCount
    ? `The first ${members.length} of ${pluralize(memberCount, 'member')}.`
    : undefined;
