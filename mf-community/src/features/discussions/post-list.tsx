import { FaceStack } from '@futurelab/platform/components/face-stack';
import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar, Badge, classNames, Icon, RelativeTime, UserText } from '@futurelab/platform/ui';
import type { PostSummary } from '../../queries/posts';
import styles from './post-list.module.css';
import { KINDS, listPath } from './post-labels';

interface PostListProps {
  posts: PostSummary[];
  timeZone: string;
  /** Level of the titles, below the heading above the list. */
  heading?: 'h2' | 'h3';
  /** The list stands under the lesson or the event that they are about. */
  underSubject?: boolean;
  /** The list is of one group: what is pinned there comes first, and it need not be named. */
  ofGroup?: boolean;
}

/** Discussions, one a row. Visitors see them without names. */
export const PostList = ({
  posts,
  timeZone,
  heading: Heading = 'h2',
  underSubject = false,
  ofGroup = false,
}: PostListProps) => (
  <ul className={styles.list}>
    {posts.map((post) => (
      <li key={post.id} className={styles.row}>
        {post.author ? (
          <Avatar name={post.author.name} src={post.author.profileImageUrl} />
        ) : (
          <span className={styles.mark} aria-hidden="true">
            <Icon name="message" />
          </span>
        )}
        <div className={styles.text}>
          <Heading className={classNames(styles.title, post.isUnread && styles.unread)}>
            <Link to={paths.discussion(post.slug)}>
              <UserText clamped>{post.title}</UserText>
            </Link>
          </Heading>
          <p className={styles.facts}>
            {post.isPinned && (ofGroup || !post.group) && <span>Pinned</span>}
            {post.isLocked && <span>Closed</span>}
            <LastActivity post={post} timeZone={timeZone} />
            {underSubject ? null : post.lesson ? (
              <span>
                About{' '}
                <Link dir="auto" to={paths.lesson(post.lesson.course.slug, post.lesson.slug)}>
                  {post.lesson.title}
                </Link>
              </span>
            ) : post.event ? (
              <span>
                About{' '}
                <Link dir="auto" to={paths.event(post.event.slug)}>
                  {post.event.title}
                </Link>
              </span>
            ) : (
              <span>{KINDS[post.kind]}</span>
            )}
            {post.group && !ofGroup && (
              <span>
                in <UserText>{post.group.name}</UserText>
              </span>
            )}
            {post.tags.map((tag) => (
              <Link key={tag} dir="auto" to={listPath({ view: 'latest', kind: null, tag })}>
                #{tag}
              </Link>
            ))}
          </p>
        </div>
        <PostStatus post={post} />
      </li>
    ))}
  </ul>
);

/** Who was the last to say something, and when. */
function LastActivity({ post, timeZone }: { post: PostSummary; timeZone: string }) {
  const [last] = post.repliers;
  const who = last ?? (post.replyCount === 0 ? post.author : null);
  return (
    <span className={styles.last}>
      {who && <UserText>{who.name}</UserText>}
      <span>
        {!who ? 'Active' : last ? ' replied' : ' posted'}{' '}
        <RelativeTime at={post.lastActivityAt} timeZone={timeZone} />
      </span>
    </span>
  );
}

function PostStatus({ post }: { post: PostSummary }) {
  const { repliers, replyCount, unreadReplies, isUnread } = post;
  const isAnswered = post.kind === 'question' && post.isAnswered;
  return (
    <div className={styles.status}>
      {unreadReplies ? (
        <span className={styles.dot}>{unreadReplies} new</span>
      ) : (
        isUnread && <span className={styles.dot}>New activity</span>
      )}
      {isAnswered && (
        <Badge tone="success">
          <Icon name="check" />
          Answered
        </Badge>
      )}
      <span className={styles.faces}>{repliers.length > 0 && <FaceStack people={repliers} />}</span>
      <span>{replyCount === 0 ? 'No replies yet' : pluralize(replyCount, 'reply', 'replies')}</span>
    </div>
  );
}
