import type { ReactNode } from 'react';
import { ProfileList, ProfilePart } from '@futurelab/platform/components/profile-part';
import { useNow } from '@futurelab/platform/components/use-now';
import { clockTime, monthAndYear, pluralize, zoneCity } from '@futurelab/platform/format';
import type { MemberProfile, RecentAnswer } from '@futurelab/platform/queries/members';
import { Avatar, Badge, Icon, PageTitle, UserText } from '@futurelab/platform/ui';
import styles from './profile.module.css';
import { RecentAnswers } from './recent-answers';

/** What other sections show of a member is read by them. */
type Shown = Omit<
  MemberProfile,
  'groups' | 'groupsInCommon' | 'finishedCourses' | 'achievements' | 'learningPath' | 'friendship' | 'isMuted'
>;

interface ProfileProps {
  member: Shown;
  /** When the profile was read, in milliseconds. */
  readAt: number;
  /** What the reader can do here. */
  action?: ReactNode;
  /** What they have learned, how far they are on their path, and their groups, as their sections show it. */
  learning: ReactNode;
  answers: readonly RecentAnswer[];
  path?: ReactNode;
  groups: ReactNode;
}

/** A person: who they are, what they can help with, and what they have done here. */
export function Profile({ member, readAt, action, learning, answers, path, groups }: ProfileProps) {
  const now = useNow(readAt);
  const { name, currentRole, location, bio, timeZone, email, joinedAt } = member;
  return (
    <article className={styles.profile}>
      <header className={styles.header}>
        <Avatar name={name} src={member.profileImageUrl} size="huge" />
        <div className={styles.text}>
          <PageTitle>{name}</PageTitle>
          {currentRole && (
            <p dir="auto" className={styles.role}>
              {currentRole}
            </p>
          )}
          <ul className={styles.facts}>
            {location && (
              <li>
                <Icon name="pin" /> <UserText>{location}</UserText>
              </li>
            )}
            {timeZone && (
              <li>
                <Icon name="clock" /> {clockTime(now, timeZone)} in {zoneCity(timeZone)}
              </li>
            )}
            <li>
              <Icon name="calendar" /> Member since {monthAndYear(joinedAt, 'UTC')}
            </li>
            {email && (
              <li>
                <Icon name="mail" /> <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
          </ul>
          {member.commonalities.length > 0 && (
            <ul className={styles.common} aria-label="In common with you">
              {member.commonalities.map((one) => (
                <li key={one} dir="auto">
                  {one}
                </li>
              ))}
            </ul>
          )}
          {action}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {bio && (
            <p dir="auto" className={styles.bio}>
              {bio}
            </p>
          )}
          <TextList title="Can help with" items={member.helpsWith} />
          <TextList title="Looking for" items={member.lookingFor} />
          {path}
          {learning}
          <RecentAnswers answers={answers} />
        </div>
        <div className={styles.side}>
          <Badges title="Skills" labels={member.skills} />
          <Badges title="Topics" labels={member.interests} />
          <Exchanges settled={member.exchangesSettled} />
          {groups}
          <ProfileList title="Links" items={member.links} keyOf={({ url }) => url}>
            {({ url, label }) => (
              <a dir="auto" href={url} rel="nofollow noopener ugc">
                {label}
              </a>
            )}
          </ProfileList>
        </div>
      </div>
    </article>
  );
}

const TextList = ({ title, items }: { title: string; items: string[] }) => (
  <ProfileList title={title} items={items} keyOf={(item) => item}>
    {(item) => <p dir="auto">{item}</p>}
  </ProfileList>
);

function Badges({ title, labels }: { title: string; labels: string[] }) {
  if (labels.length === 0) return null;
  return (
    <ProfilePart title={title}>
      <ul className={styles.badges}>
        {labels.map((label) => (
          <li key={label}>
            <Badge>{label}</Badge>
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}

function Exchanges({ settled }: { settled: number }) {
  if (settled === 0) return null;
  return (
    <ProfilePart title="Exchanges">
      <p>{pluralize(settled, 'exchange')} completed</p>
    </ProfilePart>
  );
}
