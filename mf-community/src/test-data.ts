import type { EventDetail } from './queries/events';
import type { GroupDetail } from './queries/groups';
import type { Post, PostSummary } from './queries/posts';
import type { Reply } from './queries/replies';

/** Fixed examples for the section's specs. */
export const anEvent = (more: Partial<EventDetail> = {}): EventDetail => ({
  id: 'e1',
  slug: 'office-hours',
  title: 'Office hours',
  summary: 'Bring a question.',
  startDate: '2099-06-04T17:00:00.000Z',
  endDate: '2099-06-04T18:30:00.000Z',
  timeZone: 'Europe/Berlin',
  format: 'online',
  location: null,
  access: 'free',
  capacity: 10,
  goingCount: 8,
  placesLeft: 2,
  host: { name: 'Ada Lindqvist', role: 'Founder' },
  coverSeed: 'office-hours',
  hasRecording: false,
  description: 'An hour and a half.',
  agenda: [{ at: '19:00', title: 'Questions' }],
  joinUrl: null,
  ...more,
});

export const aPost = (more: Partial<PostSummary> = {}): PostSummary => ({
  id: 'p1',
  slug: 'how-do-you-check',
  title: 'How do you check what comes back?',
  excerpt: 'I read every line, and it takes longer than writing.',
  kind: 'question',
  tags: ['practice'],
  replyCount: 1,
  reactionCount: 2,
  createdAt: '2025-11-10T09:00:00.000Z',
  lastActivityAt: '2025-11-12T09:00:00.000Z',
  isAnswered: true,
  isPinned: false,
  isLocked: false,
  isUnread: null,
  group: { id: 'g1', slug: 'teachers', name: 'Teachers' },
  lesson: null,
  author: { id: 'u1', slug: 'maya', name: 'Maya Okafor', profileImageUrl: null },
  ...more,
});

export const aReply = (more: Partial<Reply> = {}): Reply => ({
  id: 'r1',
  body: 'Read the first and the last.',
  isAccepted: false,
  createdAt: '2025-11-12T09:00:00.000Z',
  editedAt: null,
  removedBy: null,
  isHidden: false,
  isMine: false,
  reactions: [],
  author: null,
  ...more,
});

export const aPostDetail = (more: Partial<Post> = {}): Post => ({
  ...aPost(),
  body: 'I read **every** line.',
  reactions: [],
  editedAt: null,
  removedBy: null,
  isHidden: false,
  isMine: false,
  canModerate: false,
  canWrite: true,
  isFollowing: false,
  readAt: null,
  replyRows: 1,
  firstUnread: null,
  replyWindow: 0,
  replies: [aReply({ isAccepted: true })],
  ...more,
});

export const aGroup = (more: Partial<GroupDetail> = {}): GroupDetail => ({
  id: 'g1',
  slug: 'teachers',
  name: 'Teachers',
  about: 'Teaching with AI in the room.',
  visibility: 'public',
  topic: 'Education',
  memberCount: 14,
  postCount: 1,
  coverSeed: 'teachers',
  isMember: false,
  rules: '- Be kind',
  members: [{ id: 'u1', slug: 'maya', name: 'Maya Okafor', role: 'owner', profileImageUrl: null }],
  recentPosts: [aPost()],
  membership: null,
  joinRequested: false,
  ...more,
});
