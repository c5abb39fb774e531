import { jsonObject, jsonWhen, pageStatement, Parameters } from '../../../core/database/json.sql.js';
import type { Statement } from '../../../core/database/database.js';
import { authorSummary } from '../../../identity/users/person.sql.js';
import { reactionsTo } from '../../../core/reactions/reactions.sql.js';
import { notBlocked } from '../../../core/visibility/blocks.sql.js';
import type { MessageResponse, QuotedMessage } from './messages.dto.js';
import { CONVERSATION_FROM } from '../conversations.sql.js';
import { fileNamesOf, filesOf } from '../files/message-files.sql.js';
import { messageShownTo, shownTo } from '../../../core/visibility/conversations.sql.js';

const QUOTED_TEXT = 140;

/** The message `q` that `m` answers, by `qa`. */
const quotedMessage = (viewer: string) =>
  jsonObject<QuotedMessage>({
    id: 'q.id',
    position: 'q.position',
    text: `left(q.text, ${QUOTED_TEXT})`,
    fileNames: fileNamesOf('q.id'),
    authorName: 'CASE WHEN qa.id IS NOT NULL THEN member_name(qa.first_name, NULL) END',
    isMine: `q.author_id IS NOT DISTINCT FROM ${viewer}::uuid`,
    isRemoved: 'q.deleted_at IS NOT NULL',
  });

const quotedJoin = (viewer: string) => `
  LEFT JOIN messages q ON q.conversation_id = m.conversation_id AND q.position = m.reply_to_position
    AND q.position > me.from_position AND ${notBlocked('q.author_id', viewer)}
  LEFT JOIN users qa ON qa.id = q.author_id`;

/** Whether a member can see a message that someone wrote, at a place of a conversation. */
export const messageIsShown = (viewerId: string, conversationId: string, position: number): Statement => ({
  name: 'messages.is_shown',
  text: `SELECT m.id ${CONVERSATION_FROM} JOIN messages m ON ${messageShownTo('$1')}
         WHERE c.id = $2 AND m.position = $3 AND NOT m.is_system AND m.deleted_at IS NULL AND ${shownTo('$1')}`,
  values: [viewerId, conversationId, position],
});

/** The messages of a conversation as one of its members sees them, the latest first. `after`: [position]. */
export function messagePage(
  viewerId: string,
  conversationId: string,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const viewer = parameters.add(viewerId);
  return pageStatement({
    name: 'messages.list',
    item: jsonObject<MessageResponse>({
      id: 'm.id',
      position: 'm.position',
      text: 'm.text',
      files: filesOf('m.id'),
      author: authorSummary('a'),
      isMine: `m.author_id IS NOT DISTINCT FROM ${viewer}::uuid`,
      isSystem: 'm.is_system',
      createdAt: 'iso_instant(m.created_at)',
      editedAt: 'iso_instant(m.edited_at)',
      isRemoved: 'm.deleted_at IS NOT NULL',
      reactions: reactionsTo('message_reactions', 'message_id', 'm.id', viewer),
      replyTo: jsonWhen('q.id IS NOT NULL', quotedMessage(viewer)),
    }),
    source: `${CONVERSATION_FROM} JOIN messages m ON ${messageShownTo(viewer)} LEFT JOIN users a ON a.id = m.author_id
      ${quotedJoin(viewer)}
      WHERE c.id = ${parameters.add(conversationId)} AND ${shownTo(viewer)}`,
    key: [['m.position', 'integer']],
    descending: true,
    size,
    after,
    parameters,
  });
}

/** A message, for one who can see it. */
export interface MessageToChange {
  id: string;
  conversationId: string;
  isMine: boolean;
  isRemoved: boolean;
  isRecent: boolean;
}

export const messageToChange = (viewerId: string, id: string, minutes: number): Statement => ({
  name: 'messages.to_change',
  text: `SELECT m.id, m.conversation_id AS "conversationId", m.author_id IS NOT DISTINCT FROM $1::uuid AS "isMine",
           m.deleted_at IS NOT NULL AS "isRemoved", m.created_at > now() - make_interval(mins => $3) AS "isRecent"
         ${CONVERSATION_FROM} JOIN messages m ON ${messageShownTo('$1')} WHERE m.id = $2 AND ${shownTo('$1')}`,
  values: [viewerId, id, minutes],
});

/** How many messages a member has written since someone else last did. */
export const unanswered = (authorId: string, conversationId: string): Statement => ({
  name: 'messages.unanswered',
  text: `SELECT count(*)::integer AS count FROM messages m WHERE m.conversation_id = $2 AND NOT m.is_system AND m.position > coalesce((
           SELECT max(o.position) FROM messages o
           WHERE o.conversation_id = $2 AND NOT o.is_system AND o.author_id IS DISTINCT FROM $1::uuid), 0)`,
  values: [authorId, conversationId],
});
