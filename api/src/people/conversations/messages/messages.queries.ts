import { jsonObject, pageStatement, Parameters } from '../../../core/database/json.sql.js';
import type { Statement } from '../../../core/database/database.js';
import { authorSummary } from '../../../identity/users/person.sql.js';
import type { MessageResponse } from './messages.dto.js';
import { CONVERSATION_FROM } from '../conversations.sql.js';
import { messageShownTo, shownTo } from '../../../core/visibility/conversations.sql.js';

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
      author: authorSummary('a'),
      isMine: `m.author_id IS NOT DISTINCT FROM ${viewer}::uuid`,
      isSystem: 'm.is_system',
      createdAt: 'iso_instant(m.created_at)',
      editedAt: 'iso_instant(m.edited_at)',
      isRemoved: 'm.deleted_at IS NOT NULL',
    }),
    source: `${CONVERSATION_FROM} JOIN messages m ON ${messageShownTo(viewer)} LEFT JOIN users a ON a.id = m.author_id
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
