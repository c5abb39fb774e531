import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Badge, Card, CardLink, Icon, UserText } from '@futurelab/platform/ui';
import type { GroupSummary } from '../../queries/groups';
import styles from './group-card.module.css';
import { GroupCover } from '../../shared/group-cover/group-cover';
import { VISIBILITIES } from './group-labels';

interface GroupCardProps {
  group: GroupSummary;
  heading?: 'h2' | 'h3';
}

const STATES: Record<Exclude<GroupSummary['state'], 'open'>, string> = {
  pending: 'Pending review',
  returned: 'Changes requested',
  hidden: 'Hidden',
  removed: 'Removed',
};

/** A group in a list. */
export const GroupCard = ({ group, heading: Heading = 'h3' }: GroupCardProps) => (
  <Card as="article" tone="plain" cover={<GroupCover group={group} ratio="banner" />}>
    <p dir="auto" className={styles.topic}>
      {group.topic}
    </p>
    <Heading className={styles.name}>
      <CardLink to={paths.group(group.slug)}>
        <UserText clamped>{group.name}</UserText>
      </CardLink>
    </Heading>
    <p dir="auto" className={styles.about}>
      {group.about}
    </p>
    <p className={styles.facts}>
      {group.state !== 'open' ? (
        <Badge tone="ember">{STATES[group.state]}</Badge>
      ) : group.isMember ? (
        <Badge tone="success">
          <Icon name="check" />
          Joined
        </Badge>
      ) : (
        <Badge tone={group.visibility === 'pro' ? 'ember' : 'neutral'}>
          {group.visibility !== 'public' && <Icon name="lock" />}
          {VISIBILITIES[group.visibility].label}
        </Badge>
      )}
      <span>{pluralize(group.memberCount, 'member')}</span>
      <span>{pluralize(group.postCount, 'discussion')}</span>
    </p>
  </Card>
);
