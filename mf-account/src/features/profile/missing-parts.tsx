import { paths } from '@futurelab/platform/paths';
import type { OwnProfile } from '@futurelab/platform/queries/members';
import { Link } from '@futurelab/platform/router';
import styles from './missing-parts.module.css';

const SHOWN = 3;

/** What a profile is found by and has not yet; nothing once it has all of it. */
export function MissingParts({ profile }: { profile: OwnProfile }) {
  const missing = [
    !profile.profileImageUrl && 'Add a photo',
    profile.helpsWith.length === 0 && 'Add what you can help with',
    !profile.currentRole && 'Add your role',
    !profile.bio && 'Add a few lines about you',
    profile.skills.length === 0 && 'Add your skills',
  ]
    .filter((part) => part !== false)
    .slice(0, SHOWN);
  if (missing.length === 0) return null;
  return (
    <ul className={styles.missing} aria-label="Missing from your profile">
      {missing.map((part) => (
        <li key={part}>
          <Link to={paths.editProfile}>{part}</Link>
        </li>
      ))}
    </ul>
  );
}
