import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import styles from './friends.module.css';

interface FriendRowProps {
  person: {
    slug: string;
    name: string;
    currentRole: string | null;
    location: string | null;
    profileImageUrl: string | null;
  };
  /** Since when, why, or by whom. */
  note?: ReactNode;
  /** What can be done. */
  children?: ReactNode;
}

/** A member in a list of connections, requests or suggestions. */
export function FriendRow({ person, note, children }: FriendRowProps) {
  const { slug, name, currentRole, location, profileImageUrl } = person;
  return (
    <li className={styles.row}>
      <Avatar name={name} src={profileImageUrl} size="large" />
      <div className={styles.text}>
        <p className={styles.name}>
          <Link dir="auto" to={paths.memberProfile(slug)}>
            {name}
          </Link>
        </p>
        <p dir="auto" className={styles.quiet}>
          {[currentRole, location].filter(Boolean).join(', ')}
        </p>
        {note}
      </div>
      {children && <div className={styles.ways}>{children}</div>}
    </li>
  );
}
