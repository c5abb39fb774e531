import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import type { CurrentUser } from '@futurelab/platform/session';
import { Avatar } from '@futurelab/platform/ui';
import styles from './composer-line.module.css';

/** The way to a new discussion. It looks like the field it leads to. */
export function ComposerLine({ viewer: { firstName, profileImageUrl } }: { viewer: CurrentUser }) {
  const name = firstName?.trim() || 'Catalyst';
  return (
    <Link className={styles.line} to={paths.newDiscussion()}>
      <Avatar name={name} src={profileImageUrl} size="small" />
      <span dir="auto">What are you working out, {name}?</span>
    </Link>
  );
}
