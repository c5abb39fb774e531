import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar } from '@futurelab/platform/ui';
import type { EventDetail } from '../../queries/events';
import styles from './who-is-coming.module.css';

const AT_FIRST = 12;

/** The members who are going, as far as this member sees them: a few at first, and the others once they are asked for. */
export function WhoIsComing({ event: { attendees, goingCount } }: { event: EventDetail }) {
  const others = attendees.slice(AT_FIRST);
  const unnamed = goingCount - attendees.length;
  return (
    <>
      <People people={attendees.slice(0, AT_FIRST)} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{pluralize(others.length, 'more person', 'more people')}</summary>
          <People people={others} />
        </details>
      )}
      {unnamed > 0 && <p className={styles.more}>and {pluralize(unnamed, 'other')} going</p>}
    </>
  );
}

const People = ({ people }: { people: EventDetail['attendees'] }) => (
  <ul className={styles.people}>
    {people.map(({ id, slug, name, profileImageUrl }) => (
      <li key={id}>
        <Avatar name={name} src={profileImageUrl} size="small" />
        <Link dir="auto" to={paths.memberProfile(slug)}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);
