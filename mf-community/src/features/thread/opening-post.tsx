import { Markdown } from '@futurelab/platform/markdown';
import { useMutation } from '@futurelab/platform/query';
import { useState } from 'react';
import { postEditMutation, postRemovalMutation, postSwitchMutation, type Post } from '../../queries/posts';
import { EditForm } from '../../shared/composer/edit-form';
import { ActionError } from './parts/action-error';
import { Byline } from './parts/byline';
import { EditHistory } from './parts/edit-history';
import { pinnedWhere } from './parts/pinned-where';
import { Reactions } from './parts/reactions';
import { RemovedNotice } from './parts/removed-notice';
import { reputationOf } from './parts/reputation';
import { ThreadMenu } from './parts/thread-menu';
import { Poll } from './poll';
import styles from './parts/thread.module.css';

interface OpeningPostProps {
  post: Post;
  timeZone: string;
  /** Whether the reader may write in the discussion. */
  mayWrite: boolean;
}

/** The post that a discussion begins with, and what may be done with it. */
export function OpeningPost({ post, timeZone, mayWrite }: OpeningPostProps) {
  const { id, title, body, author, createdAt, editedAt, removedBy, isHidden, isMine } = post;
  const { isPinned, isLocked, canModerate } = post;
  const place = `edit-post:${id}`;
  const [isEditing, setEditing] = useState(false);
  const { mutate, error } = useMutation(postSwitchMutation(id));
  const isReadable = removedBy === null && body !== '';
  return (
    <div className={styles.opening}>
      {isReadable && (
        <Byline
          author={author}
          createdAt={createdAt}
          timeZone={timeZone}
          reputation={reputationOf(post.reputations, author?.id)}
        >
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
      {post.poll && <Poll post={post} poll={post.poll} timeZone={timeZone} mayWrite={mayWrite} />}
      {isReadable && !isEditing && (
        <div className={styles.actions}>
          <Reactions to="post" id={id} reactions={post.reactions} />
          <ActionError error={error} />
          <ThreadMenu
            kind="post"
            id={id}
            post={post}
            label="More for this discussion"
            isMine={isMine}
            timeZone={timeZone}
            place={place}
            onEdit={() => setEditing(true)}
            removal={postRemovalMutation(id)}
            more={[
              canModerate && {
                label: isPinned ? 'Unpin' : `Pin ${pinnedWhere(post)}`,
                onSelect: () => mutate({ what: 'pin', on: !isPinned }),
              },
              canModerate && {
                label: isLocked ? 'Reopen to replies' : 'Close to replies',
                onSelect: () => mutate({ what: 'lock', on: !isLocked }),
              },
            ]}
          />
        </div>
      )}
    </div>
  );
}
