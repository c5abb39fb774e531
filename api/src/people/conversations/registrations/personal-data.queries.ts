import { paths } from '#platform/paths/paths';
import { exported, PersonalDataModule } from '../../../core/personal-data/personal-data.module.js';
import { NEXT_CREATOR } from '../membership/memberships.queries.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    conversations: exported('conversations'),
    conversation_members: exported('conversations'),
    messages: exported('messages'),
    message_files: exported('message-files'),
    message_reactions: exported('message-reactions'),
  },
  sections: {
    conversations: {
      label: 'Conversations',
      sql: `SELECT (SELECT string_agg(member_name(u.first_name, u.last_name), ', ' ORDER BY u.first_name, u.last_name)
               FROM conversation_members o JOIN users u ON u.id = o.user_id
               WHERE o.conversation_id = c.id AND o.user_id <> $1) AS name,
              c.name AS title, '${paths.messages}/' || c.id AS conversation, m.state, c.creator_id = $1 AS "isCreator", c.created_at AS "createdAt"
            FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id WHERE m.user_id = $1 ORDER BY c.created_at, c.id`,
    },
    messages: {
      label: 'Messages you wrote',
      sql: `SELECT '${paths.messages}/' || conversation_id AS conversation, text, created_at AS "createdAt", edited_at AS "editedAt",
              deleted_at AS "deletedAt"
            FROM messages WHERE author_id = $1 ORDER BY created_at, id`,
    },
    'message-files': {
      label: 'Files you sent in messages',
      sql: `SELECT '${paths.messages}/' || m.conversation_id AS conversation, f.file_name AS "fileName", f.file_size AS "fileSize",
              'files/' || f.id || '-' || f.file_name AS file, f.created_at AS "createdAt"
            FROM message_files f LEFT JOIN messages m ON m.id = f.message_id WHERE f.user_id = $1 ORDER BY f.created_at, f.id`,
    },
    'message-reactions': {
      label: 'Reactions to messages',
      sql: `SELECT '${paths.messages}/' || m.conversation_id AS conversation, r.kind, r.created_at AS "createdAt"
            FROM message_reactions r JOIN messages m ON m.id = r.message_id WHERE r.user_id = $1 ORDER BY r.created_at, m.id`,
    },
  },
  erasure: {
    writing: [
      `UPDATE messages SET text = '' WHERE author_id = $1 AND deleted_at IS NOT NULL`,
      // What a file says of its owner cannot be taken out of it, as it can from a text.
      `UPDATE messages m SET deleted_at = now()
      WHERE author_id = $1 AND deleted_at IS NULL AND text = '' AND EXISTS (SELECT FROM message_files f WHERE f.message_id = m.id)`,
      `UPDATE message_files SET message_id = NULL WHERE user_id = $1`,
    ],
    chosenWriting: [
      `UPDATE messages SET text = '', deleted_at = now() WHERE author_id = $1 AND deleted_at IS NULL`,
    ],
    references: [
      `UPDATE conversations c SET creator_id = ${NEXT_CREATOR} WHERE creator_id = $1 AND pair IS NULL`,
      // The other of the two keeps the conversation; when nobody is left, nobody needs it.
      `UPDATE conversations c SET pair = NULL
      WHERE pair IS NOT NULL AND EXISTS (SELECT FROM conversation_members m WHERE m.conversation_id = c.id AND m.user_id = $1)`,
      `DELETE FROM conversations c
      WHERE EXISTS (SELECT FROM conversation_members m WHERE m.conversation_id = c.id AND m.user_id = $1)
        AND NOT EXISTS (SELECT FROM conversation_members m WHERE m.conversation_id = c.id AND m.user_id <> $1)`,
    ],
  },
});
