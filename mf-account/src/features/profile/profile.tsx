import type { ReactNode } from 'react';
import { clockTime, monthAndYear, pluralize, zoneCity } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar, Badge, Icon, PageTitle, UserText } from '@futurelab/platform/ui';
import type { MemberProfile } from '../../queries/members';
import { useNow } from '@futurelab/platform/components/use-now';
import styles from './profile.module.css';

interface ProfileProps {
  member: MemberProfile;
  /** When the profile was read, in milliseconds. */
  readAt: number;
  /** What the reader can do here. */
  action?: ReactNode;
  /** How far they are in their learning. */
  path?: ReactNode;
}

/** A person: who they are, what they can help with, and what they have done here. */
export function Profile({ member, readAt, action, path }: ProfileProps) {
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
              <Icon name="calendar" /> Here since {monthAndYear(joinedAt, 'UTC')}
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
        </div>
        <div className={styles.side}>
          <Badges title="Skills" labels={member.skills} />
          <Badges title="Topics" labels={member.interests} />
          <Exchanges settled={member.exchangesSettled} />
          <Links
            title="Finished courses"
            links={member.finishedCourses.map(({ slug, title, isVisible }) => ({
              to: isVisible ? paths.course(slug) : null,
              label: title,
            }))}
          />
          <Achievements achievements={member.achievements} />
          <Links title="Groups in common" links={member.groupsInCommon.map(linkToGroup)} />
          <Links
            title={member.groupsInCommon.length > 0 ? 'Other groups' : 'Groups'}
            links={member.groups
              .filter(({ slug }) => member.groupsInCommon.every((shared) => shared.slug !== slug))
              .map(linkToGroup)}
          />
          <Links title="Elsewhere" links={member.links.map(({ url, label }) => ({ to: url, label }))} />
        </div>
      </div>
    </article>
  );
}

const linkToGroup = ({ slug, name }: MemberProfile['groups'][number]) => ({
  to: paths.group(slug),
  label: name,
});

export const ProfilePart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2 dir="auto">{title}</h2>
    {children}
  </section>
);

function TextList({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <ProfilePart title={title}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item} dir="auto">
            {item}
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}

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
      <p>{pluralize(settled, 'exchange')} settled by both sides.</p>
    </ProfilePart>
  );
}

function Achievements({ achievements }: Pick<MemberProfile, 'achievements'>) {
  if (achievements.length === 0) return null;
  return (
    <ProfilePart title="Achievements">
      <ul className={styles.list}>
        {achievements.map(({ title, rule, href }) => (
          <li key={title}>
            <Link dir="auto" to={href}>
              {title}
            </Link>
            <span className={styles.rule}>{rule}</span>
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}

/** Without `to`, the label alone: the reader cannot open it. */
function Links({ title, links }: { title: string; links: { to: string | null; label: string }[] }) {
  if (links.length === 0) return null;
  return (
    <ProfilePart title={title}>
      <ul className={styles.list}>
        {links.map(({ to, label }) => (
          <li key={to ?? label}>
            {to === null ? (
              <span dir="auto">{label}</span>
            ) : to.startsWith('/') ? (
              <Link dir="auto" to={to}>
                {label}
              </Link>
            ) : (
              <a dir="auto" href={to} rel="nofollow noopener ugc">
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}
