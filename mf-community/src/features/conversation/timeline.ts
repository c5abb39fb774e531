import { isoDate } from '@futurelab/platform/format';
import type { Message } from '../../queries/conversations';
import type { PendingMessage } from '../../messaging/outbox';

/** What somebody wrote at one time: bubbles that belong together. */
export interface MessageGroup {
  kind: 'group';
  key: string;
  author: Message['author'];
  isMine: boolean;
  messages: (Message | PendingMessage)[];
}

export type TimelineItem =
  | MessageGroup
  | { kind: 'day'; key: string; at: string }
  | { kind: 'system'; key: string; text: string }
  | { kind: 'unread'; key: string };

const GROUPING_WINDOW_MS = 5 * 60_000;

export const isPending = (message: Message | PendingMessage): message is PendingMessage => 'state' in message;

/**
 * A conversation as it is read, from the oldest message to the latest: its days, where the unread ones begin, and what
 * somebody wrote at one time together. What is being sent comes last.
 */
export function timelineOf(
  messages: readonly Message[],
  pending: readonly PendingMessage[],
  { readPosition, timeZone }: { readPosition: number; timeZone: string },
): TimelineItem[] {
  const items: TimelineItem[] = [];
  const sent = new Set(messages.map(({ clientId }) => clientId));
  let last: Message | PendingMessage | undefined;
  let isDivided = false;
  for (const message of [...messages, ...pending.filter(({ clientId }) => !sent.has(clientId))]) {
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

const isUnread = (message: Message | PendingMessage, readPosition: number): boolean =>
  !isPending(message) && !message.isMine && !message.isSystem && message.position > readPosition;

function belongs(
  message: Message | PendingMessage,
  group: MessageGroup,
  last: { createdAt: string },
): boolean {
  const { author, isMine } = ownerOf(message);
  const isSame = isMine ? group.isMine : !group.isMine && group.author?.id === author?.id;
  return isSame && Date.parse(message.createdAt) - Date.parse(last.createdAt) < GROUPING_WINDOW_MS;
}

const newGroup = (message: Message | PendingMessage): MessageGroup => ({
  kind: 'group',
  key: isPending(message) || message.clientId !== null ? `mine ${message.clientId}` : message.id,
  ...ownerOf(message),
  messages: [message],
});

const ownerOf = (message: Message | PendingMessage): Pick<MessageGroup, 'author' | 'isMine'> =>
  isPending(message) ? { author: null, isMine: true } : message;
