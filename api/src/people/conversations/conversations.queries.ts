import { beginsWordOf } from '../../core/search/matching.sql.js';
import { areFriends } from '../../core/visibility/friends.sql.js';
import { jsonArray, jsonObject, jsonWhen, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import type { ConversationDetail, ConversationSummary, SeenMessage } from './conversations.dto.js';
import { blockedBetween, notBlocked } from '../../core/visibility/blocks.sql.js';
import {
  areAcquainted,
  CONVERSATION_FROM,
  conversationFields,
  isAwaiting,
  isMuted,
  lastMessageAtFor,
  messagePreview,
  unreadFor,
} from './conversations.sql.js';
import { messageShownTo, shownTo } from '../../core/visibility/conversations.sql.js';

export interface ConversationFilter {
  state?: 'open' | 'request' | undefined;
  /** Another member: the conversation of the two alone. */
  pair?: string | undefined;
  /** Beginnings of words that a participant's name or a message holds; empty for all. */
  query: string;
}

/** `json` of the messages' latest one that holds the words, or else of the latest. */
const latestMessage = (viewer: string, matching?: string) => `
  SELECT ${messagePreview(viewer)} AS json FROM messages m LEFT JOIN users a ON a.id = m.author_id
  WHERE ${messageShownTo(viewer)} ${matching === undefined ? '' : `AND ${beginsWordOf('m.text', matching)}`}
  ORDER BY m.position DESC LIMIT 1`;

/** A member's conversations, the latest message first. `after`: [lastMessageAt, id]. */
export function conversationPage(
  viewerId: string,
  { state, pair, query: input }: ConversationFilter,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const viewer = parameters.add(viewerId);
  const query = input === '' ? undefined : `${parameters.add(input)}::text`;
  const conditions = [
    shownTo(viewer),
    ...(state ? [`me.state = ${parameters.add(state)}`] : []),
    ...(pair ? [`c.pair = ${parameters.add(pair)}`] : []),
    ...(query
      ? [
          `(f.json IS NOT NULL OR ${beginsWordOf("coalesce(c.name, '')", query)} OR EXISTS (
             SELECT FROM conversation_members o JOIN users u ON u.id = o.user_id
             WHERE o.conversation_id = c.id AND o.user_id <> ${viewer}::uuid
               AND NOT ${blockedBetween('o.user_id', viewer)}
               AND ${beginsWordOf('member_name(u.first_name, u.last_name)', query)}))`,
        ]
      : []),
  ];
  return pageStatement({
    ...(!state && !pair && !query && { name: 'conversations.list' }),
    item: jsonObject<ConversationSummary>({
      ...conversationFields(viewer),
      lastMessage: `(${latestMessage(viewer)})`,
      match: query ? 'f.json' : 'NULL',
    }),
    source: `${CONVERSATION_FROM} ${query ? `LEFT JOIN LATERAL (${latestMessage(viewer, query)}) f ON true` : ''}
      WHERE ${conditions.join(' AND ')}`,
    key: [
      [lastMessageAtFor(viewer), 'timestamptz'],
      ['c.id', 'uuid'],
    ],
    descending: true,
    size,
    after,
    parameters,
  });
}

const LAST_OWN = `
  LEFT JOIN LATERAL (SELECT m.position FROM messages m
    WHERE ${messageShownTo('$1')} AND m.author_id = $1::uuid AND m.deleted_at IS NULL
    ORDER BY m.position DESC LIMIT 1) own ON true`;

/** People who came after a message have not seen it; nor is it announced that someone left the two of them alone. */
const HAS_SEEN = `o.read_position >= own.position
  AND (o.state = 'open' AND o.from_position < own.position OR o.state = 'left' AND c.pair IS NOT NULL)`;

export const conversationSeenBy = (viewerId: string, id: string): Statement => ({
  name: 'conversations.by_id',
  text: `SELECT ${jsonObject<ConversationDetail>({
    ...conversationFields('$1'),
    lastMessage: `(${latestMessage('$1')})`,
    match: 'NULL',
    isCreator: 'c.creator_id IS NOT DISTINCT FROM $1::uuid',
    readPosition: 'me.read_position',
    lastPosition: `coalesce((SELECT max(m.position) FROM messages m WHERE ${messageShownTo('$1')}), 0)`,
    lastOwnSeen: jsonWhen(
      'own.position IS NOT NULL',
      jsonObject<SeenMessage>({
        position: 'own.position',
        memberIds: jsonArray(
          'o.user_id',
          `FROM conversation_members o
           WHERE o.conversation_id = c.id AND o.user_id <> $1::uuid AND ${notBlocked('o.user_id', '$1')} AND ${HAS_SEEN}
           ORDER BY o.user_id`,
        ),
      }),
    ),
  })}::text AS json ${CONVERSATION_FROM} ${LAST_OWN} WHERE c.id = $2 AND ${shownTo('$1')}`,
  values: [viewerId, id],
});

/** How many conversations hold something unread, without the muted ones, and how many requests wait. */
export const unreadConversations = (viewerId: string): Statement => ({
  name: 'conversations.unread',
  text: `SELECT (count(*) FILTER (WHERE me.state = 'open' AND ${unreadFor('$1')} > 0))::integer AS unread,
                (count(*) FILTER (WHERE me.state = 'request'))::integer AS requests
         ${CONVERSATION_FROM} WHERE ${shownTo('$1')} AND NOT ${isMuted('$1')}
           AND (me.state = 'request' OR c.last_position > me.read_position)`,
  values: [viewerId],
});

/** Whether a member takes part: they may write here. */
export const conversationIsShown = (viewerId: string, id: string): Statement => ({
  name: 'conversations.is_shown',
  text: `SELECT me.state, ${isAwaiting('$1')} AS "isAwaiting" ${CONVERSATION_FROM} WHERE c.id = $2 AND ${shownTo('$1')}`,
  values: [viewerId, id],
});

/** What someone is to the one who writes to them. */
export interface Recipient {
  id: string;
  name: string;
  isFriend: boolean;
  isAcquainted: boolean;
  isBlocked: boolean;
  takesStrangers: boolean;
}

/** Those of `ids` who have an account that is not suspended. */
export const recipientsOf = (authorId: string, ids: readonly string[]): Statement => ({
  name: 'conversations.recipients',
  text: `SELECT u.id, member_name(u.first_name, NULL) AS name, ${areFriends('$1', 'u.id')} AS "isFriend",
           ${areAcquainted('$1', 'u.id')} AS "isAcquainted", ${blockedBetween('$1', 'u.id')} AS "isBlocked",
           u.accepts_messages_from_strangers AS "takesStrangers"
         FROM users u WHERE u.id = ANY($2::uuid[]) AND u.suspended_at IS NULL`,
  values: [authorId, ids],
});
