import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Button } from '@futurelab/platform/ui';
import { postSwitchMutation, type Post } from '../../queries/posts';
import { ActionError } from './parts/action-error';
import { pinnedWhere } from './parts/pinned-where';
import styles from './parts/rail.module.css';

interface AboutDiscussionProps {
  post: Post;
  /** Where its tags lead. */
  tagPath: (tag: string) => string;
}

/** Where a discussion belongs, and whether the reader follows it. */
export function AboutDiscussion({ post, tagPath }: AboutDiscussionProps) {
  const { id, group, lesson, event, tags, isPinned, isFollowing } = post;
  const { mutate, variables, isPending, error } = useMutation(postSwitchMutation(id));
  const follows = isPending && variables.what === 'follow' ? variables.on : isFollowing;
  return (
    <div className={styles.about}>
      <Button
        variant="secondary"
        size="small"
        aria-pressed={follows}
        onClick={() => mutate({ what: 'follow', on: !follows })}
      >
        {follows ? 'Following' : 'Follow'}
      </Button>
      <ActionError error={error} />
      {isPinned && <span>Pinned {pinnedWhere(post)}</span>}
      {group && (
        <span>
          In{' '}
          <Link dir="auto" to={paths.group(group.slug)}>
            {group.name}
          </Link>
        </span>
      )}
      {lesson && (
        <span>
          About{' '}
          <Link dir="auto" to={paths.lesson(lesson.course.slug, lesson.slug)}>
            {lesson.title}
          </Link>
        </span>
      )}
      {event && (
        <span>
          About{' '}
          <Link dir="auto" to={paths.event(event.slug)}>
            {event.title}
          </Link>
        </span>
      )}
      {tags.map((tag) => (
        <Link key={tag} dir="auto" to={tagPath(tag)}>
          #{tag}
        </Link>
      ))}
    </div>
  );
}
