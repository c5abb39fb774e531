import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar, Badge, classNames, Icon, RelativeTime, UserText } from '@futurelab/platform/ui';
import type { PostSummary } from '../../queries/posts';
import styles from './post-list.module.css';
import { KINDS, listPath, replyStatus } from './post-labels';

interface PostListProps {
  posts: PostSummary[];
  timeZone: string;
  /** Level of the titles, below the heading above the list. */
  heading?: 'h2' | 'h3';
  /** The list stands under the lesson that they are about. */
  underLesson?: boolean;
}

/** Conversations, one a row. Visitors see them without names. */
export const PostList = ({ posts, timeZone, heading: Heading = 'h2', underLesson }: PostListProps) => (
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
          <p dir="auto" className={styles.excerpt}>
            {post.excerpt}
          </p>
          <p className={styles.facts}>
            {post.isUnread && <span className={styles.dot}>New activity</span>}
            {post.isPinned && <span>Pinned</span>}
            {post.isLocked && <span>Closed</span>}
            {post.author && <span dir="auto">{post.author.name}</span>}
            {underLesson ? null : post.lesson ? (
              <span>
                About{' '}
                <Link dir="auto" to={paths.lesson(post.lesson.course.slug, post.lesson.slug)}>
                  {post.lesson.title}
                </Link>
              </span>
            ) : (
              <span>{KINDS[post.kind]}</span>
            )}
            {post.group && (
              <span>
                in <UserText>{post.group.name}</UserText>
              </span>
            )}
            <span>
              Active <RelativeTime at={post.lastActivityAt} timeZone={timeZone} />
            </span>
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

const PostStatus = ({ post }: { post: PostSummary }) =>
  post.kind === 'question' && post.isAnswered ? (
    <Badge tone="success" className={styles.status}>
      <Icon name="check" />
      {replyStatus(post)}
    </Badge>
  ) : (
    <span className={styles.status}>{replyStatus(post)}</span>
  );
