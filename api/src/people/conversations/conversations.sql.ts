import { messageShownTo } from '../../core/visibility/conversations.sql.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { jsonArray, jsonObject, jsonWhen, type JsonFields } from '../../core/database/json.sql.js';
import { areFriends } from '../../core/visibility/friends.sql.js';
import { isActiveToday } from '../../identity/presence/presence.sql.js';
import { personFields } from '../../identity/users/person.sql.js';
import { fileNamesOf } from './files/message-files.sql.js';
import type { ConversationSummary, MessagePreview } from './conversations.dto.js';

/** Whether two members are friends or in one group: what they write to each other is no request. */
export const areAcquainted = (a: string, b: string) => `(${areFriends(a, b)} OR EXISTS (
  SELECT FROM group_memberships ga JOIN group_memberships gb ON gb.group_id = ga.group_id
  WHERE ga.user_id = ${a}::uuid AND gb.user_id = ${b}::uuid))`;

/**
 * Conversations as their members see them: `c` the conversation and `me` the viewer's membership. Where everybody else is
 * across a block, there is none.
 */
export const CONVERSATION_FROM =
  'FROM conversation_members me JOIN conversations c ON c.id = me.conversation_id';
/** When the latest message that `me` can see was written: what someone across a block writes moves nothing. */
export const lastMessageAtFor = (viewer: string) => `CASE
  WHEN c.pair IS NOT NULL OR cardinality((SELECT blocked_with(${viewer}::uuid))) = 0 THEN c.last_message_at
  ELSE coalesce((SELECT m.created_at FROM messages m WHERE ${messageShownTo(viewer)} ORDER BY m.position DESC LIMIT 1), c.created_at) END`;

const MAX_COUNTED = 1_000;

export const unreadFor = (viewer: string) => `(SELECT count(*)::integer FROM (
  SELECT FROM messages m WHERE ${messageShownTo(viewer)} AND m.position > me.read_position
    AND m.author_id IS DISTINCT FROM ${viewer}::uuid AND NOT m.is_system AND m.deleted_at IS NULL LIMIT ${MAX_COUNTED}) n)`;

/** Whether everybody else has still to accept; one who declined looks the same. */
export const isAwaiting = (viewer: string) => `(
  SELECT coalesce(bool_or(o.state IN ('request', 'declined')) AND NOT bool_or(o.state = 'open'), false)
  FROM conversation_members o WHERE o.conversation_id = c.id AND o.user_id <> ${viewer}::uuid)`;

export const isMuted = (viewer: string) =>
  `EXISTS (SELECT FROM notification_mutes nm WHERE nm.user_id = ${viewer}::uuid AND nm.subject_id = c.id)`;

const SHOWN_TEXT = 200;

/** A message in a list of conversations, by a left-joined `m` and its author `a`. */
export const messagePreview = (viewer: string) =>
  jsonWhen(
    'm.id IS NOT NULL',
    jsonObject<MessagePreview>({
      id: 'm.id',
      text: `left(m.text, ${SHOWN_TEXT})`,
      fileNames: fileNamesOf('m.id'),
      authorName: 'CASE WHEN a.id IS NOT NULL THEN member_name(a.first_name, NULL) END',
      isMine: `m.author_id IS NOT DISTINCT FROM ${viewer}::uuid`,
      isRemoved: 'm.deleted_at IS NOT NULL',
      createdAt: 'iso_instant(m.created_at)',
    }),
  );

export const conversationFields = (
  viewer: string,
): JsonFields<Omit<ConversationSummary, 'lastMessage' | 'match'>> => ({
  id: 'c.id',
  isGroup: 'c.pair IS NULL',
  name: 'c.name',
  state: 'me.state',
  isAwaiting: isAwaiting(viewer),
  isMuted: isMuted(viewer),
  unread: unreadFor(viewer),
  lastMessageAt: `iso_instant(${lastMessageAtFor(viewer)})`,
  participants: jsonArray(
    // That someone left the two of them alone is not announced to the other.
    jsonObject({
      person: jsonObject(personFields('u')),
      hasLeft: `c.pair IS NULL AND o.state = 'left'`,
      hasProfile: 'u.onboarded_at IS NOT NULL',
      isActiveToday: isActiveToday('u', viewer),
    }),
    `FROM conversation_members o JOIN users u ON u.id = o.user_id
     WHERE o.conversation_id = c.id AND o.user_id <> ${viewer}::uuid AND ${notBlocked('o.user_id', viewer)}
     ORDER BY member_name(u.first_name, u.last_name), u.id`,
  ),
});
