import { isoDate } from '@futurelab/platform/format';
import type { Message } from '../../queries/conversations';
import type { PendingMessage } from '../../shared/messaging/outbox';

/** Has the same key while it is sent and when it is there. */
type KeyedMessage = (Message & { key: string }) | PendingMessage;

/** What a member wrote at one time: bubbles that belong together. */
export interface MessageGroup {
  kind: 'group';
  key: string;
  author: Message['author'];
  isMine: boolean;
  messages: KeyedMessage[];
}

export type TimelineItem =
  | MessageGroup
  | { kind: 'day'; key: string; at: string }
  | { kind: 'system'; key: string; text: string }
  | { kind: 'unread'; key: string };

const GROUPING_WINDOW_MS = 5 * 60_000;

export const isPending = (message: Message | PendingMessage): message is PendingMessage => 'state' in message;

interface TimelineOptions {
  readPosition: number;
  timeZone: string;
  /** See `Outbox`. */
  sent: ReadonlyMap<string, string>;
}

/**
 * A conversation as it is read, from the oldest message to the latest: its days, where the unread ones begin, and what
 * a member wrote at one time together. What is being sent comes last.
 */
export function timelineOf(
  messages: readonly Message[],
  pending: readonly PendingMessage[],
  { readPosition, timeZone, sent }: TimelineOptions,
): TimelineItem[] {
  const items: TimelineItem[] = [];
  let last: KeyedMessage | undefined;
  let isDivided = false;
  for (const message of withPending(messages, pending, sent)) {
    const day = isoDate(message.createdAt, timeZone);
    if (!last || day !== isoDate(last.createdAt, timeZone))
      items.push({ kind: 'day', key: `day ${day}`, at: message.createdAt });
    if (!isDivided && isUnread(message, readPosition)) {
      isDivided = true;
      items.push({ kind: 'unread', key: 'unread' });
    }
    const group = items.at(-1);
    if (!isPending(message) && message.isSystem)
      items.push({ kind: 'system', key: message.id, text: message.text });
    else if (group?.kind === 'group' && belongs(message, group, last!)) group.messages.push(message);
    else items.push(newGroup(message));
    last = message;
  }
  return items;
}

/** A message can be there before the api has answered with its id: then its text says which one it is. */
function withPending(
  messages: readonly Message[],
  pending: readonly PendingMessage[],
  sent: ReadonlyMap<string, string>,
): KeyedMessage[] {
  const keys = new Map(sent);
  const answered = new Set(sent.values());
  for (const { key, text, files, after = Infinity } of pending) {
    if (answered.has(key)) continue;
    const arrived = messages.find(
      (message) =>
        message.isMine &&
        message.position > after &&
        message.text === text &&
        idsOf(message.files) === idsOf(files) &&
        !keys.has(message.id),
    );
    if (arrived) keys.set(arrived.id, key);
  }
  const keyed = messages.map((message) => ({ ...message, key: keys.get(message.id) ?? message.id }));
  const there = new Set(keyed.map(({ key }) => key));
  return [...keyed, ...pending.filter(({ key }) => !there.has(key))];
}

const idsOf = (files: readonly { id: string }[] = []): string => files.map(({ id }) => id).join();

const isUnread = (message: Message | PendingMessage, readPosition: number): boolean =>
  !isPending(message) && !message.isMine && !message.isSystem && message.position > readPosition;

function belongs(message: KeyedMessage, group: MessageGroup, last: { createdAt: string }): boolean {
  const { author, isMine } = ownerOf(message);
  const isSame = isMine ? group.isMine : !group.isMine && group.author?.id === author?.id;
  return isSame && Date.parse(message.createdAt) - Date.parse(last.createdAt) < GROUPING_WINDOW_MS;
}

const newGroup = (message: KeyedMessage): MessageGroup => ({
  kind: 'group',
  key: message.key,
  ...ownerOf(message),
  messages: [message],
});

const ownerOf = (message: Message | PendingMessage): Pick<MessageGroup, 'author' | 'isMine'> =>
  isPending(message) ? { author: null, isMine: true } : message;
