import type { Statement } from '../../../core/database/database.js';
import { messageShownTo, shownTo } from '../../../core/visibility/conversations.sql.js';
import { CONVERSATION_FROM } from '../conversations.sql.js';

export interface FileToRead {
  id: string;
  fileName: string;
}

/** A file for one who takes part in its conversation: not while that is a request. */
export const fileToRead = (viewerId: string, id: string): Statement => ({
  name: 'message_files.to_read',
  text: `SELECT mf.id, mf.file_name AS "fileName"
         ${CONVERSATION_FROM} JOIN messages m ON ${messageShownTo('$1')} JOIN message_files mf ON mf.message_id = m.id
         WHERE mf.id = $2 AND m.deleted_at IS NULL AND me.state = 'open' AND ${shownTo('$1')}`,
  values: [viewerId, id],
});

/** Gives a message the files its author brought, in their order; returns a row for each. */
export const filesAttached = (messageId: string, authorId: string, ids: readonly string[]): Statement => ({
  name: 'message_files.attach',
  text: `UPDATE message_files mf SET message_id = $1, position = c.position
         FROM unnest($3::uuid[]) WITH ORDINALITY c (id, position)
         WHERE mf.id = c.id AND mf.user_id = $2 AND mf.message_id IS NULL RETURNING mf.id`,
  values: [messageId, authorId, ids],
});

/** Takes its files from a message: nobody can read them any more. Returns their ids. */
export const filesDetached = (messageId: string): Statement => ({
  name: 'message_files.detach',
  text: 'UPDATE message_files SET message_id = NULL WHERE message_id = $1 RETURNING id',
  values: [messageId],
});

/** Locked, so that it is not sent while it is dropped. */
export const fileWithoutMessage = (id: string): Statement => ({
  name: 'message_files.without_message',
  text: 'SELECT id FROM message_files WHERE id = $1 AND message_id IS NULL FOR UPDATE',
  values: [id],
});

/** Of nobody any more, or of more than a day ago and in no draft of their owner: `{ id }`. */
export const filesToPrune = (most: number): Statement => ({
  name: 'message_files.to_prune',
  text: `SELECT mf.id FROM message_files mf
         WHERE mf.message_id IS NULL AND (mf.user_id IS NULL OR mf.created_at < now() - interval '24 hours' AND NOT EXISTS (
           SELECT FROM drafts d WHERE d.user_id = mf.user_id AND strpos(d.content::text, mf.id::text) > 0))
         ORDER BY mf.created_at LIMIT $1`,
  values: [most],
});
