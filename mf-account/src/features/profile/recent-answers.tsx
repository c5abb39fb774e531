import { ProfileList } from '@futurelab/platform/components/profile-part';
import { paths } from '@futurelab/platform/paths';
import type { RecentAnswer } from '@futurelab/platform/queries/members';
import { Link } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { RelativeTime } from '@futurelab/platform/ui';
import styles from './recent-answers.module.css';

/** What a member has lately replied to others, each with the way to it. */
export function RecentAnswers({ answers }: { answers: readonly RecentAnswer[] }) {
  const { user } = useSession();
  return (
    <ProfileList title="Recent answers" items={[...answers]} keyOf={({ id }) => id}>
      {({ id, title, slug, excerpt, isAccepted, createdAt }) => (
        <article className={styles.answer}>
          <Link dir="auto" to={`${paths.discussion(slug)}?reply=${id}#reply-${id}`}>
            {title}
          </Link>
          <p dir="auto" className={styles.excerpt}>
            {excerpt}
          </p>
          <p className={styles.about}>
            {isAccepted && 'Accepted answer · '}
            <RelativeTime at={createdAt} timeZone={user?.timeZone ?? 'UTC'} />
          </p>
        </article>
      )}
    </ProfileList>
  );
}
