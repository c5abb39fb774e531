import { Markdown } from '@futurelab/platform/markdown';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { ReportButton } from '@futurelab/platform/report';
import { Link } from '@futurelab/platform/router';
import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import { BookmarkControl } from '../../shared/bookmarks/bookmark-control';
import { EditButton } from '../../shared/composer/edit-button';
import { EditForm } from '../../shared/composer/edit-form';

import {
  postEditMutation,
  postRemovalMutation,
  postSwitchMutation,
  type Post,
  type PostSwitch,
} from '../../queries/posts';
import { ActionError } from './parts/action-error';
import { Byline } from './parts/byline';
import { RemovedNotice } from './parts/removed-notice';
import { EditHistory } from './parts/edit-history';
import { Reactions } from './parts/reactions';
import { RemoveButton } from './parts/remove-button';
import styles from './parts/thread.module.css';

interface OpeningPostProps {
  post: Post;
  timeZone: string;
  /** Where its tags lead. */
  tagPath: (tag: string) => string;
}

/** The post that a discussion begins with, and what may be done with it. */
export function OpeningPost({ post, timeZone, tagPath }: OpeningPostProps) {
  const { id, title, body, author, createdAt, editedAt, group, lesson, tags, removedBy, isHidden, isMine } =
    post;
  const place = `edit-post:${id}`;
  const [isEditing, setEditing] = useState(false);
  const isReadable = removedBy === null && body !== '';
  return (
    <div className={styles.opening}>
      {isReadable && (
        <Byline author={author} createdAt={createdAt} timeZone={timeZone}>
          {editedAt && <EditHistory of="post" id={id} editedAt={editedAt} timeZone={timeZone} />}
        </Byline>
      )}
      <RemovedNotice removedBy={removedBy} isHidden={isHidden} hasText={isReadable} />
      {isEditing ? (
        <EditForm
          text={{ title, body }}
          place={place}
          mutation={postEditMutation(id)}
          onDone={() => setEditing(false)}
        />
      ) : (
        isReadable && <Markdown>{body}</Markdown>
      )}
      <p className={styles.facts}>
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
        {tags.map((tag) => (
          <Link key={tag} dir="auto" to={tagPath(tag)}>
            #{tag}
          </Link>
        ))}
      </p>
      <div className={styles.actions}>
        {isReadable && <Reactions to="post" id={id} reactions={post.reactions} />}
        <Switches post={post} />
        {isReadable && <BookmarkControl kind="post" id={id} postId={id} timeZone={timeZone} />}
        {isReadable && isMine && !isEditing && <EditButton place={place} onPress={() => setEditing(true)} />}
        {isReadable && (isMine || post.canModerate) && (
          <RemoveButton what="discussion" mutation={postRemovalMutation(id)} />
        )}
        {isReadable && !isMine && <ReportButton subject={{ kind: 'post', id }} what="this discussion" />}
      </div>
    </div>
  );
}

function Switches({ post }: { post: Post }) {
  const { mutate, variables, isPending, error } = useMutation(postSwitchMutation(post.id));
  const { isFollowing, isPinned, isLocked, canModerate, group } = post;
  const switches: { what: PostSwitch; isOn: boolean; label: [off: string, on: string] }[] = [
    { what: 'follow', isOn: isFollowing, label: ['Follow', 'Following'] },
    ...(canModerate && group
      ? [{ what: 'pin' as const, isOn: isPinned, label: ['Pin', 'Pinned'] as [string, string] }]
      : []),
    ...(canModerate
      ? [{ what: 'lock' as const, isOn: isLocked, label: ['Close', 'Closed'] as [string, string] }]
      : []),
  ];
  return (
    <>
      {switches.map(({ what, isOn, label: [off, on] }) => {
        const shown = isPending && variables.what === what ? variables.on : isOn;
        return (
          <Button
            key={what}
            variant="quiet"
            size="small"
            aria-pressed={shown}
            className={shown ? styles.mine : undefined}
            onClick={() => mutate({ what, on: !shown })}
          >
            {shown ? on : off}
          </Button>
        );
      })}
      <ActionError error={error} />
    </>
  );
}
