import { paths } from '@futurelab/platform/paths';
import type { MemberHighlight } from '@futurelab/platform/queries/members';
import { Avatar, Card, CardLink } from '@futurelab/platform/ui';
import styles from './highlight-card.module.css';
import { highlightName } from './member-name';

/** A member with something in common, and what that is. */
export function HighlightCard({ highlight: { user, commonalities } }: { highlight: MemberHighlight }) {
  const name = highlightName(user);
  return (
    <Card tone="lagoon">
      <div className={styles.head}>
        <Avatar name={name} src={user.profileImageUrl} size="large" />
        <div>
          <h3>
            <CardLink to={paths.memberProfile(user.slug)}>{name}</CardLink>
          </h3>
          <p className={styles.quiet}>{[user.currentRole, user.location].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      {commonalities.length > 0 && (
        <ul className={styles.common}>
          {commonalities.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
