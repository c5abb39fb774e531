import { isoDate, longDate, longDateWithYear } from '@futurelab/platform/format';
import { Avatar, Button, FORMER_MEMBER_PORTRAIT } from '@futurelab/platform/ui';
import { useEffect, useRef } from 'react';
import type { Conversation, Message } from '../../queries/conversations';
import type { Outbox } from '../../shared/messaging/outbox';
import { useNow } from '../../shared/clock/use-now';
import { MessageBubble } from './message-bubble';
import styles from './message-log.module.css';
import { PendingBubble } from './pending-bubble';
import { seenLabel } from './seen-label';
import { isPending, type MessageGroup, type TimelineItem } from './timeline';

interface MessageLogProps {
  conversation: Conversation;
  timeline: TimelineItem[];
  timeZone: string;
  earlier: { showMore: (() => void) | undefined; isAppending: boolean; error: Error | null };
  outbox: Outbox;
  onReply: ((message: Message) => void) | null;
}

/** The messages, the latest at the end, where the reader begins; unless something before it is unread. */
export function MessageLog({ conversation, timeline, timeZone, earlier, outbox, onReply }: MessageLogProps) {
  const from = firstPosition(timeline);
  const unread = useRef<HTMLLIElement>(null);
  useEffect(() => void unread.current?.scrollIntoView({ block: 'nearest' }), []);
  const now = useNow(Date.now(), timeZone);
  const { showMore, isAppending, error } = earlier;
  return (
    // The order is turned around for its scroll position: it keeps to the end. What is in it keeps its order.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what it can focus
    <div className={styles.scroller} tabIndex={0} role="region" aria-label="Messages">
      <ol className={styles.log} aria-live="polite" aria-relevant="additions">
        {showMore && (
          <li className={styles.earlier}>
            <Button variant="secondary" size="small" busy={isAppending} onClick={showMore}>
              Show earlier messages
            </Button>
            {error && <p role="alert">Couldn’t load earlier messages. Try again.</p>}
          </li>
        )}
        {timeline.map((item) => {
          if (item.kind === 'day')
            return (
              <li key={item.key} className={styles.day}>
                <time dateTime={isoDate(item.at, timeZone)}>{dayName(item.at, now, timeZone)}</time>
              </li>
            );
          if (item.kind === 'system')
            return (
              <li key={item.key} className={styles.system}>
                {item.text}
              </li>
            );
          if (item.kind === 'unread')
            return (
              <li key={item.key} ref={unread} className={styles.unread}>
                New
              </li>
            );
          return (
            <Group
              key={item.key}
              group={item}
              conversation={conversation}
              timeZone={timeZone}
              outbox={outbox}
              from={from}
              onReply={onReply}
            />
          );
        })}
      </ol>
    </div>
  );
}

interface GroupProps {
  group: MessageGroup;
  conversation: Conversation;
  timeZone: string;
  outbox: Outbox;
  from: number;
  onReply: ((message: Message) => void) | null;
}

function Group({
  group: { author, isMine, messages },
  conversation,
  timeZone,
  outbox,
  from,
  onReply,
}: GroupProps) {
  const name = author?.name ?? 'Former member';
  return (
    <li className={isMine ? styles.mine : styles.theirs}>
      {!isMine && (
        <Avatar
          name={name}
          src={author ? author.profileImageUrl : FORMER_MEMBER_PORTRAIT}
          size="small"
          className={styles.avatar}
        />
      )}
      <div className={styles.bubbles}>
        <p dir="auto" className={!isMine && conversation.isGroup ? styles.author : styles.hidden}>
          {isMine ? 'You' : name}
        </p>
        {messages.map((message) =>
          isPending(message) ? (
            <PendingBubble key={message.key} message={message} outbox={outbox} />
          ) : (
            <MessageBubble
              key={message.key}
              message={message}
              timeZone={timeZone}
              isTrusted={conversation.state === 'open'}
              from={from}
              onReply={onReply}
              seen={isMine ? seenLabel(conversation, message.position) : null}
            />
          ),
        )}
      </div>
    </li>
  );
}

/** The place of the first message that is shown. */
function firstPosition(timeline: TimelineItem[]): number {
  for (const item of timeline)
    if (item.kind === 'group')
      for (const message of item.messages) if (!isPending(message)) return message.position;
  return Infinity;
}

const DAY_MS = 86_400_000;

function dayName(instant: string, now: number, timeZone: string): string {
  const day = isoDate(instant, timeZone);
  if (day === isoDate(now, timeZone)) return 'Today';
  if (day === isoDate(now - DAY_MS, timeZone)) return 'Yesterday';
  const isThisYear = day.slice(0, 4) === isoDate(now, timeZone).slice(0, 4);
  return isThisYear ? longDate(instant, timeZone) : longDateWithYear(instant, timeZone);
}
