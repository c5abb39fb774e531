import { pluralize } from '@futurelab/platform/format';
import { Button, Skeleton } from '@futurelab/platform/ui';
import { Fragment } from 'react';
import type { Post } from '../../queries/posts';
import { REPLY_WINDOW, type Reply } from '../../queries/replies';
import styles from './parts/thread.module.css';
import { ReplyItem } from './reply-item';
import { outside } from './reply-window';

interface RepliesProps {
  /** The windows that are shown, the first one first; undefined: on its way. */
  windows: (Post | undefined)[];
  first: number;
  /** Index of the first reply that was unread when the page was opened. */
  firstUnread: number | null;
  timeZone: string;
  onShow: (side: 'before' | 'after') => void;
  onQuote: ((reply: Reply) => void) | undefined;
}

/** Replies, the oldest first, as many windows as have been asked for. */
export function Replies({ windows, first, firstUnread, timeZone, onShow, onQuote }: RepliesProps) {
  const post = windows.find((shown) => shown !== undefined);
  if (!post) return <Skeleton lines={10} />;
  const { before, after } = outside(first, first + windows.length - 1, post.replyRows);
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
            shown.replies.map((reply, index) => (
              <Fragment key={reply.id}>
                {(first + at) * REPLY_WINDOW + index === firstUnread && (
                  <li id="unread" className={styles.unread}>
                    New since your last visit
                  </li>
                )}
                <ReplyItem post={post} reply={reply} timeZone={timeZone} onQuote={onQuote} />
              </Fragment>
            ))
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
