import { Markdown } from '@futurelab/platform/markdown';
import { useMutation } from '@futurelab/platform/query';
import { ReportButton } from '@futurelab/platform/report';
import { Badge, Button, classNames, Icon } from '@futurelab/platform/ui';
import { useState } from 'react';
import type { Post } from '../../queries/posts';
import { answerMutation, replyEditMutation, replyRemovalMutation, type Reply } from '../../queries/replies';
import { BookmarkControl } from '../../shared/bookmarks/bookmark-control';
import { ActionError } from './parts/action-error';
import { Byline } from './parts/byline';
import { EditButton } from '../../shared/composer/edit-button';
import { EditForm } from '../../shared/composer/edit-form';

import { RemovedNotice } from './parts/removed-notice';
import { EditHistory } from './parts/edit-history';
import { Reactions } from './parts/reactions';
import { RemoveButton } from './parts/remove-button';
import styles from './parts/thread.module.css';

export interface ReplyItemProps {
  post: Post;
  reply: Reply;
  timeZone: string;
  onQuote: ((reply: Reply) => void) | undefined;
}

export function ReplyItem({ post, reply, timeZone, onQuote }: ReplyItemProps) {
  const { id, author, body, createdAt, editedAt, isAccepted, isMine, isHidden, removedBy, reactions } = reply;
  const place = `edit-reply:${id}`;
  const [isEditing, setEditing] = useState(false);
  const answering = useMutation(answerMutation(post.id, id));
  const mayAnswer = post.kind === 'question' && (post.isMine || post.canModerate);
  const isReadable = removedBy === null && body !== '';
  const [isShown, show] = useState(!reply.isMuted);
  if (!isShown)
    return (
      <li id={`reply-${id}`} tabIndex={-1} className={styles.reply}>
        <div className={styles.actions}>
          Muted.
          <Button variant="quiet" size="small" onClick={() => show(true)}>
            Show
          </Button>
        </div>
      </li>
    );
  return (
    <li id={`reply-${id}`} tabIndex={-1} className={classNames(styles.reply, isAccepted && styles.accepted)}>
      {isReadable && (
        <Byline author={author} createdAt={createdAt} timeZone={timeZone}>
          {isAccepted && (
            <Badge tone="success">
              <Icon name="check" />
              Accepted answer
            </Badge>
          )}
          {editedAt && <EditHistory of="reply" id={id} editedAt={editedAt} timeZone={timeZone} />}
        </Byline>
      )}
      <RemovedNotice removedBy={removedBy} isHidden={isHidden} hasText={isReadable} />
      {isEditing ? (
        <EditForm
          text={{ body }}
          place={place}
          mutation={replyEditMutation(id)}
          onDone={() => setEditing(false)}
        />
      ) : (
        isReadable && <Markdown>{body}</Markdown>
      )}
      {isReadable && !isEditing && (
        <div className={styles.actions}>
          <Reactions to="reply" id={id} reactions={reactions} />
          {mayAnswer && (
            <Button
              variant="quiet"
              size="small"
              busy={answering.isPending}
              onClick={() => answering.mutate(!isAccepted)}
            >
              {isAccepted ? 'Unaccept answer' : 'Accept answer'}
            </Button>
          )}
          {onQuote && (
            <Button variant="quiet" size="small" onClick={() => onQuote(reply)}>
              Quote
            </Button>
          )}
          <BookmarkControl kind="reply" id={id} postId={post.id} timeZone={timeZone} />
          {isMine && <EditButton place={place} onPress={() => setEditing(true)} />}
          {(isMine || post.canModerate) && <RemoveButton what="reply" mutation={replyRemovalMutation(id)} />}
          {!isMine && <ReportButton subject={{ kind: 'reply', id }} what="this reply" />}
          <ActionError error={answering.error} />
        </div>
      )}
    </li>
  );
}
