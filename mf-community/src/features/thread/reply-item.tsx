import { Markdown } from '@futurelab/platform/markdown';
import { useMutation } from '@futurelab/platform/query';
import { Link, useLocation } from '@futurelab/platform/router';
import { Badge, Button, classNames, Icon, UserText, VisuallyHidden } from '@futurelab/platform/ui';
import { useState } from 'react';
import type { Post } from '../../queries/posts';
import { answerMutation, replyEditMutation, replyRemovalMutation, type Reply } from '../../queries/replies';
import { EditForm } from '../../shared/composer/edit-form';
import { ActionError } from './parts/action-error';
import { Byline } from './parts/byline';
import { EditHistory } from './parts/edit-history';
import { Reactions } from './parts/reactions';
import { RemovedNotice } from './parts/removed-notice';
import { reputationOf } from './parts/reputation';
import { ThreadMenu } from './parts/thread-menu';
import styles from './parts/thread.module.css';

export interface ReplyActions {
  timeZone: string;
  /** Without them, the discussion takes no replies. */
  onReply: ((reply: Reply) => void) | undefined;
  onQuote: ((reply: Reply) => void) | undefined;
  /** Its button to accept it, or to undo that, was pressed; with nothing: that has failed. */
  onAnswer: (replyId: string | undefined) => void;
}

interface ReplyItemProps extends ReplyActions {
  post: Post;
  reply: Reply;
  reputations: Post['reputations'];
  /** It stands below the reply that it answers. */
  isNested?: boolean;
  as?: 'li' | 'div';
}

export function ReplyItem(props: ReplyItemProps) {
  const {
    post,
    reply,
    reputations,
    isNested,
    timeZone,
    onReply,
    onQuote,
    onAnswer,
    as: Element = 'li',
  } = props;
  const { id, author, body, createdAt, editedAt, isAccepted, isMine, isHidden, removedBy, reactions } = reply;
  const place = `edit-reply:${id}`;
  const [isEditing, setEditing] = useState(false);
  const answering = useMutation(answerMutation(post.id, id));
  const mayAnswer = post.kind === 'question' && (post.isMine || post.canModerate);
  const isReadable = removedBy === null && body !== '';
  const name = author?.name ?? 'Former member';
  const [isShown, show] = useState(!reply.isMuted);
  if (!isShown)
    return (
      <Element id={`reply-${id}`} tabIndex={-1} className={styles.reply}>
        <div className={styles.actions}>
          Muted.
          <Button variant="quiet" size="small" onClick={() => show(true)}>
            Show
          </Button>
        </div>
      </Element>
    );
  return (
    <Element
      id={`reply-${id}`}
      tabIndex={-1}
      className={classNames(styles.reply, isAccepted && styles.accepted)}
    >
      {isReadable && (
        <Byline
          author={author}
          createdAt={createdAt}
          timeZone={timeZone}
          reputation={reputationOf(reputations, author?.id)}
        >
          {isAccepted && (
            <Badge tone="success">
              <Icon name="check" />
              Accepted answer
            </Badge>
          )}
          {editedAt && <EditHistory of="reply" id={id} editedAt={editedAt} timeZone={timeZone} />}
        </Byline>
      )}
      {reply.inReplyTo && !isNested && <InReplyTo {...reply.inReplyTo} />}
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
          {onReply && (
            <Button
              variant="quiet"
              size="small"
              className={styles.quietAction}
              onClick={() => onReply(reply)}
            >
              Reply <VisuallyHidden>to {name}</VisuallyHidden>
            </Button>
          )}
          {onQuote && (
            <Button
              variant="quiet"
              size="small"
              className={styles.quietAction}
              onClick={() => onQuote(reply)}
            >
              Quote
            </Button>
          )}
          {mayAnswer && (
            <Button
              variant="quiet"
              size="small"
              data-answer
              busy={answering.isPending}
              onClick={() => {
                onAnswer(id);
                answering.mutate(!isAccepted, { onError: () => onAnswer(undefined) });
              }}
            >
              {isAccepted ? 'Unaccept answer' : 'Accept answer'}
            </Button>
          )}
          <ActionError error={answering.error} />
          <ThreadMenu
            kind="reply"
            id={id}
            post={post}
            label={`More for the reply by ${name}`}
            isMine={isMine}
            timeZone={timeZone}
            place={place}
            onEdit={() => setEditing(true)}
            removal={replyRemovalMutation(id)}
          />
        </div>
      )}
    </Element>
  );
}

function InReplyTo({ id, name }: NonNullable<Reply['inReplyTo']>) {
  const { search } = useLocation();
  return (
    <p className={styles.quiet}>
      <Link to={{ search, hash: `reply-${id}` }}>
        In reply to <UserText>{name ?? 'a former member'}</UserText>
      </Link>
    </p>
  );
}
