import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar } from '@futurelab/platform/ui';
import type { EventDetail } from '../../queries/events';
import styles from './who-is-coming.module.css';

/** Those who are going, as far as this member sees them. */
export function WhoIsComing({ event: { attendees, goingCount } }: { event: EventDetail }) {
  const more = goingCount - attendees.length;
  return (
    <>
      <ul className={styles.people}>
        {attendees.map(({ id, slug, name, profileImageUrl }) => (
          <li key={id}>
            <Avatar name={name} src={profileImageUrl} size="small" />
            <Link to={paths.memberProfile(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>and {pluralize(more, 'other')}</p>}
    </>
  );
}
