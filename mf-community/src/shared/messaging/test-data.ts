import type { Conversation, ConversationSummary, Message } from '../../queries/conversations';

const TEXTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five'];
const LEO = { id: 'u2', slug: 'leo', name: 'Leo Brandt', profileImageUrl: null };

/** Fixed examples: messages are by Leo, one a minute from ten o’clock on. */
export const aMessage = (position: number, more: Partial<Message> = {}): Message => ({
  id: `m${position}`,
  position,
  text: TEXTS[position] ?? String(position),
  files: [],
  author: more.isMine ? null : LEO,
  isMine: false,
  isSystem: false,
  createdAt: `2026-03-02T10:${String(position).padStart(2, '0')}:00.000Z`,
  editedAt: null,
  isRemoved: false,
  reactions: [],
  replyTo: null,
  ...more,
});

export const aConversation = (more: Partial<ConversationSummary> = {}): ConversationSummary => ({
  id: 'c1',
  isGroup: false,
  name: null,
  state: 'open',
  isAwaiting: false,
  isMuted: false,
  unread: 0,
  lastMessageAt: '2026-03-02T10:02:00.000Z',
  participants: [{ person: LEO, hasLeft: false, hasProfile: true, isActiveToday: false }],
  lastMessage: {
    id: 'm2',
    text: 'Two',
    fileNames: [],
    authorName: 'Leo',
    isMine: false,
    isRemoved: false,
    createdAt: '2026-03-02T10:02:00.000Z',
  },
  match: null,
  ...more,
});

export const aConversationDetail = (more: Partial<Conversation> = {}): Conversation => ({
  ...aConversation(),
  isCreator: false,
  readPosition: 2,
  lastPosition: 2,
  lastOwnSeen: null,
  ...more,
});
