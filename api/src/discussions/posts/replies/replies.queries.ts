import { notBlocked } from '../../../core/visibility/blocks.sql.js';
import type { Statement } from '../../../core/database/database.js';

export interface ReplyToWrite {
  id: string;
  postId: string;
  parentId: string | null;
  authorId: string | null;
  body: string;
  isMine: boolean;
  isRemoved: boolean;
  isHidden: boolean;
}

/** A reply of someone whom the member sees; whether they may read its post is another question. */
export const replyToWrite = (replyId: string, memberId: string): Statement => ({
  name: 'replies.to_write',
  text: `
    SELECT r.id, r.post_id AS "postId", r.parent_id AS "parentId", r.author_id AS "authorId", r.body,
      r.author_id IS NOT DISTINCT FROM $2::uuid AS "isMine", r.deleted_at IS NOT NULL AS "isRemoved",
      r.hidden_at IS NOT NULL AS "isHidden"
    FROM post_replies r WHERE r.id = $1 AND ${notBlocked('r.author_id', '$2')}`,
  values: [replyId, memberId],
});
