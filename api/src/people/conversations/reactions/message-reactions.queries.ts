import type { Statement } from '../../../core/database/database.js';
import { messageShownTo, shownTo } from '../../../core/visibility/conversations.sql.js';
import { CONVERSATION_FROM } from '../conversations.sql.js';

export interface MessageToReactTo {
  conversationId: string;
  isRemoved: boolean;
}

/** A message, for one who takes part: not while the conversation is a request. */
export const messageToReactTo = (viewerId: string, id: string): Statement => ({
  name: 'messages.to_react_to',
  text: `SELECT m.conversation_id AS "conversationId", m.deleted_at IS NOT NULL AS "isRemoved"
         ${CONVERSATION_FROM} JOIN messages m ON ${messageShownTo('$1')}
         WHERE m.id = $2 AND NOT m.is_system AND me.state = 'open' AND ${shownTo('$1')}`,
  values: [viewerId, id],
});
