import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Avatar, UserText } from '@futurelab/platform/ui';
import { postContextQuery } from '../../queries/posts';
import { FollowButton } from '../../shared/follows/follow-button';
import styles from './parts/rail.module.css';

/** The people in a discussion, and others like it. */
export function AroundDiscussion({ address, postId }: { address: string; postId: string }) {
  const { user } = useSession();
  const { data } = useQuery(postContextQuery(address, postId));
  if (!data) return null;
  const { people, related } = data;
  return (
    <>
      {people.length > 0 && (
        <section aria-labelledby="discussion-people">
          <h2 id="discussion-people" className={styles.title}>
            In this discussion
          </h2>
          <ul className={styles.list}>
            {people.map(({ id, slug, name, profileImageUrl }) => (
              <li key={id} className={styles.person}>
                <Avatar name={name} src={profileImageUrl} size="small" />
                <Link to={paths.memberProfile(slug)}>
                  <UserText>{name}</UserText>
                </Link>
                {id !== user?.id && <FollowButton what="member" of={id} name={name} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related-discussions">
          <h2 id="related-discussions" className={styles.title}>
            Related discussions
          </h2>
          <ul className={styles.list}>
            {related.map(({ id, slug, title, replyCount }) => (
              <li key={id} className={styles.related}>
                <Link to={paths.discussion(slug)}>
                  <UserText clamped>{title}</UserText>
                </Link>
                <span className={styles.count}>{pluralize(replyCount, 'reply', 'replies')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
