import { formatNumber, longDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Button, LinkButton, RelativeTime, Section } from '@futurelab/platform/ui';
import { PLANS, ROLES, STATES } from '../../queries/admin/members/member-filters';
import { Facts } from './facts';
import styles from './member-record.module.css';
import type { PartProps } from './part';

interface StatusProps extends PartProps {
  isForAdmin: boolean;
  isOwn: boolean;
}

/** How the account stands. Moderators do nothing about staff, and no one about themselves. */
export function Status({ member, isForAdmin, isOwn, timeZone, onAct }: StatusProps) {
  const { email, plan, state, suspension, accessLevel, location, points, joinedAt, lastActiveAt } = member;
  const canSuspend = !isOwn && (isForAdmin || accessLevel === 'member');
  const until = suspension?.until ? `, until ${longDateWithYear(suspension.until, timeZone)}` : '';
  return (
    <Section title="Account">
      <Facts
        facts={[
          ['Status', `${STATES[state]}${until}`],
          ['Role', ROLES[accessLevel]],
          ['Mentor', mentorText(member)],
          ['Plan', plan && PLANS[plan]],
          ['Email', email && <bdi>{email}</bdi>],
          ['Location', location && <bdi>{location}</bdi>],
          ['Points', formatNumber(points)],
          ['Joined', longDateWithYear(joinedAt, timeZone)],
          ['Last active', lastActiveAt && <RelativeTime at={lastActiveAt} timeZone={timeZone} />],
        ]}
      />
      <div className={styles.actions}>
        {isForAdmin && !isOwn && (
          <Button variant="secondary" size="small" onClick={() => onAct('access-level')}>
            Change role
          </Button>
        )}
        {isForAdmin && (
          <Button variant="secondary" size="small" onClick={() => onAct('name')}>
            Correct name
          </Button>
        )}
        {isForAdmin && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => onAct(member.isMentor ? 'remove-mentor' : 'name-mentor')}
          >
            {member.isMentor ? 'Remove mentor' : 'Make mentor'}
          </Button>
        )}
        {canSuspend && (
          <Button variant="secondary" size="small" onClick={() => onAct('suspend')}>
            {suspension ? 'Change suspension' : 'Suspend'}
          </Button>
        )}
        {canSuspend && suspension && (
          <Button variant="secondary" size="small" onClick={() => onAct('lift')}>
            Lift suspension
          </Button>
        )}
        {member.hasProfile && (
          <LinkButton variant="secondary" size="small" to={paths.memberProfile(member.slug)}>
            View profile
          </LinkButton>
        )}
      </div>
    </Section>
  );
}

function mentorText({ isMentor, isInstructor }: PartProps['member']): string | null {
  if (isInstructor) return 'Yes, as an instructor';
  return isMentor ? 'Yes' : null;
}
