import type { Statement } from '../../../core/database/database.js';
import { notBlocked } from '../../../core/visibility/blocks.sql.js';
import { shownTo } from '../../../core/visibility/conversations.sql.js';
import { CONVERSATION_FROM } from '../conversations.sql.js';

export interface TypingAudience {
  /** Empty also for members who do not show when they are active. */
  memberIds: string[];
}

/** Who sees that a member is typing in a conversation; no row where they do not take part. */
export const typingAudience = (memberId: string, id: string): Statement => ({
  name: 'conversations.typing_audience',
  text: `SELECT ARRAY(
           SELECT o.user_id FROM conversation_members o
           WHERE o.conversation_id = c.id AND o.user_id <> $1::uuid AND o.state = 'open'
             AND me.state = 'open' AND ${notBlocked('o.user_id', '$1')}
             AND (SELECT u.shows_activity FROM users u WHERE u.id = $1::uuid)) AS "memberIds"
         ${CONVERSATION_FROM} WHERE c.id = $2 AND ${shownTo('$1')}`,
  values: [memberId, id],
});
