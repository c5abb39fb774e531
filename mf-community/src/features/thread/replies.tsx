import { pluralize } from '@futurelab/platform/format';
import { Button, Skeleton } from '@futurelab/platform/ui';
import { Fragment } from 'react';
import type { Post } from '../../queries/posts';
import { REPLY_WINDOW } from '../../queries/replies';
import { nested, type NestedReply } from './nested';
import styles from './parts/thread.module.css';
import { ReplyItem, type ReplyActions } from './reply-item';
import { outside } from './reply-window';

interface RepliesProps extends ReplyActions {
  /** The windows that are shown, the first one first; undefined: on its way. */
  windows: (Post | undefined)[];
  first: number;
  /** Index of the first reply that was unread when the page was opened. */
  firstUnread: number | null;
  onShow: (side: 'before' | 'after') => void;
}

/** Replies, the oldest first, as many windows as have been asked for; answers to one stand below it. */
export function Replies({ windows, first, firstUnread, onShow, ...actions }: RepliesProps) {
  const post = windows.find((shown) => shown !== undefined);
  if (!post) return <Skeleton lines={10} />;
  const { before, after } = outside(first, first + windows.length - 1, post.replyRows);
  const lists = windows.map((shown) => shown && nested(shown.replies, shown.answer?.id));
  const unread = firstUnread === null ? undefined : firstOfNew(lists, first, firstUnread);

  const items = (entries: NestedReply[], shown: Post) =>
    entries.map(({ reply, answers }) => (
      <Fragment key={reply.id}>
        {reply.id === unread && (
          <li id="unread" className={styles.unread}>
            New since your last visit
          </li>
        )}
        <ReplyItem post={post} reputations={shown.reputations} reply={reply} {...actions} />
        {answers.length > 0 && (
          <li>
            <ol className={styles.answers} aria-label={`Replies to ${reply.author?.name ?? 'Former member'}`}>
              {answers.map((answer) => (
                <Fragment key={answer.reply.id}>
                  {answer.reply.id === unread && (
                    <li id="unread" className={styles.unread}>
                      New since your last visit
                    </li>
                  )}
                  <ReplyItem
                    post={post}
                    reputations={shown.reputations}
                    reply={answer.reply}
                    isNested
                    {...actions}
                  />
                </Fragment>
              ))}
            </ol>
          </li>
        )}
      </Fragment>
    ));

  return (
    <>
      {before > 0 && (
        <Button variant="secondary" className={styles.more} onClick={() => onShow('before')}>
          Show earlier replies ({before})
        </Button>
      )}
      {windows.map((shown, at) => (
        <ol
          key={first + at}
          className={styles.list}
          start={(first + at) * REPLY_WINDOW + 1}
          aria-busy={shown ? undefined : true}
        >
          {shown ? (
            items(lists[at]!, shown)
          ) : (
            <li>
              <Skeleton lines={10} />
            </li>
          )}
        </ol>
      ))}
      {after > 0 && (
        <Button variant="secondary" className={styles.more} onClick={() => onShow('after')}>
          Show {pluralize(after, 'later reply', 'later replies')}
        </Button>
      )}
    </>
  );
}

/** The first one, as they are read, that came after the reader's last visit. */
function firstOfNew(
  lists: (NestedReply[] | undefined)[],
  first: number,
  firstUnread: number,
): string | undefined {
  const inOrder = lists.flatMap((entries = [], at) =>
    entries
      .flatMap((entry) => [entry, ...entry.answers])
      .map(({ reply, index }) => ({ id: reply.id, index: (first + at) * REPLY_WINDOW + index })),
  );
  return inOrder.find(({ index }) => index >= firstUnread)?.id;
}
