import { clockTime } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { ReportButton } from '@futurelab/platform/report';
import { Button, VisuallyHidden } from '@futurelab/platform/ui';
import { useState } from 'react';
import { EditButton } from '../../shared/composer/edit-button';
import { removeMessageMutation, type Message } from '../../queries/conversations';
import { editPlace, MessageEdit } from './message-edit';
import { MessageReactions } from './message-reactions';
import { MessageText } from './message-text';
import { messagePlace, Quoted, quoteOf, withoutPictures } from './quoted';
import { FileList } from '../../shared/files/file-list';
import { messageSummary } from '../../shared/messaging/message-summary';
import { errorMessage } from '../../shared/messaging/error-message';
import styles from './bubble.module.css';

interface MessageBubbleProps {
  message: Message;
  timeZone: string;
  /** Addresses in what a stranger writes are no links. */
  isTrusted: boolean;
  /** The place of the first message that is shown. */
  from: number;
  /** null while one cannot answer. */
  onReply: ((message: Message) => void) | null;
  /** Who has seen it, if that is said here. */
  seen: string | null;
}

const EDIT_WINDOW_MS = 15 * 60_000;

export function MessageBubble({ message, timeZone, isTrusted, from, onReply, seen }: MessageBubbleProps) {
  const { text, files, isMine, isRemoved, createdAt, editedAt, position, replyTo } = message;
  const [isEditing, setEditing] = useState(false);
  if (isRemoved)
    return (
      <p id={messagePlace(position)} tabIndex={-1} className={styles.removed}>
        {isMine ? 'You removed a message' : 'This message was removed'}
      </p>
    );
  if (isEditing) return <MessageEdit message={message} onDone={() => setEditing(false)} />;
  const whose = isMine ? 'your message' : (message.author?.name ?? 'a former member');
  const about = `to ${whose}: ${withoutPictures(messageSummary(quoteOf(message))).slice(0, 40)}`;
  const isChangeable = isMine && Date.now() - Date.parse(createdAt) < EDIT_WINDOW_MS;
  return (
    <div id={messagePlace(position)} tabIndex={-1} className={isMine ? styles.ownRow : styles.row}>
      {replyTo && <Quoted message={replyTo} isShown={replyTo.position >= from} />}
      {text && (
        <p dir="auto" className={isMine ? styles.mine : styles.theirs}>
          {isTrusted ? <MessageText text={text} /> : text}
        </p>
      )}
      {files.length > 0 && <FileList files={files} hasLinks={isTrusted} />}
      <span className={styles.meta}>
        {onReply && (
          <>
            <MessageReactions message={message} about={about} />
            <span className={styles.changes}>
              <Button variant="quiet" size="small" onClick={() => onReply(message)}>
                Reply <VisuallyHidden>{about}</VisuallyHidden>
              </Button>
            </span>
          </>
        )}
        {isChangeable && <Changes message={message} onEdit={() => setEditing(true)} />}
        {editedAt && 'Edited '}
        <time dateTime={createdAt}>{clockTime(createdAt, timeZone)}</time>
        {seen && (
          // The log reads out what is new in it: a message is, that it was seen is not.
          <span dir="auto" aria-live="off">
            {seen}
          </span>
        )}
        {!isMine && (
          <span className={styles.changes}>
            <ReportButton subject={{ kind: 'message', id: message.id }} what="this message" />
          </span>
        )}
      </span>
    </div>
  );
}

function Changes({ message, onEdit }: { message: Message; onEdit: () => void }) {
  const remove = useMutation(removeMessageMutation(message.id));
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <span className={styles.changes}>
        <Button variant="quiet" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
          Remove for everyone
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
          Cancel
        </Button>
        {remove.error && <span role="alert">{errorMessage(remove.error)}</span>}
      </span>
    );
  return (
    <span className={styles.changes}>
      {message.text && <EditButton place={editPlace(message)} onPress={onEdit} />}
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Remove
      </Button>
    </span>
  );
}
