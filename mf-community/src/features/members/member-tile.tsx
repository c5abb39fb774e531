import { shortDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Avatar, Card, CardLink, UserText } from '@futurelab/platform/ui';
import type { MemberCard } from '../../queries/members';
import { ActiveToday } from '../../shared/presence/active-today';
import styles from './member-tile.module.css';

interface MemberTileProps {
  member: MemberCard;
  timeZone: string;
}

const SKILLS_SHOWN = 3;

/** A member in the directory. */
export function MemberTile({ member, timeZone }: MemberTileProps) {
  const { slug, name, currentRole, location, profileImageUrl, skills, joinedAt, isActiveToday } = member;
  return (
    <Card as="li" tone="ruled">
      <div className={styles.head}>
        <Avatar name={name} src={profileImageUrl} size="large" />
        <div>
          <h2 className={styles.name}>
            <CardLink to={paths.memberProfile(slug)}>
              <UserText clamped>{name}</UserText>
            </CardLink>
          </h2>
          {currentRole && (
            <p dir="auto" className={styles.quiet}>
              {currentRole}
            </p>
          )}
          {location && (
            <p dir="auto" className={styles.quiet}>
              {location}
            </p>
          )}
        </div>
      </div>
      {skills.length > 0 && (
        <p dir="auto" className={styles.skills}>
          {skills.slice(0, SKILLS_SHOWN).join(', ')}
        </p>
      )}
      <p className={styles.facts}>
        <span>Joined {shortDateWithYear(joinedAt, timeZone)}</span>
        {isActiveToday && <ActiveToday />}
      </p>
    </Card>
  );
}
