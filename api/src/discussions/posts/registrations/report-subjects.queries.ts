import { paths } from '#platform/paths/paths';
import { isPro } from '../../../core/access/member.js';
import {
  AUTHOR_NAME,
  hiding,
  removal,
  ReportSubjectsModule,
} from '../../../core/report-subjects/report-subjects.module.js';
import { groupOf, visibleTo } from '../../../core/visibility/posts.sql.js';
import { notBlocked } from '../../../core/visibility/blocks.sql.js';

const LIST_OF_POST = `coalesce('lesson-posts:' || p.lesson_id, 'event-posts:' || p.event_id, 'posts')`;
/** With the options of its poll. */
const TEXT_OF_POST = `concat_ws(E'\\n\\n', p.body, (SELECT array_to_string(q.options, E'\\n') FROM polls q WHERE q.post_id = p.id))`;
const PAGE_OF_POST = `'${paths.discussions}/' || p.slug`;

declare module '../../../core/report-subjects/report-subjects.module.js' {
  interface ReportSubjects {
    post: true;
    reply: true;
  }
}

export const REPORT_SUBJECTS = ReportSubjectsModule.forFeature({
  post: {
    noun: 'post',
    find: (id, viewer) => ({
      name: 'reports.post',
      text: `
        SELECT p.author_id AS "authorId", ${AUTHOR_NAME}, p.title, ${TEXT_OF_POST} AS text, ${PAGE_OF_POST} AS href
        FROM posts p LEFT JOIN groups g ON g.id = p.group_id LEFT JOIN users a ON a.id = p.author_id
        WHERE p.id = $1 AND ${visibleTo('$2', '$3')}`,
      values: [id, viewer.id, isPro(viewer)],
    }),
    hidden: 'EXISTS (SELECT FROM posts s WHERE s.id = r.subject_id AND s.hidden_at IS NOT NULL)',
    hide: (id, hidden) => hiding('posts', id, hidden),
    remove: (id, removed) => removal('posts', id, removed),
    changes: (id) => ({
      text: `SELECT t.topic, ${groupOf('p')} AS "groupId" FROM posts p
             CROSS JOIN LATERAL (VALUES (${LIST_OF_POST}), ('post:' || p.id), ('group-activity:' || p.group_id)) t(topic)
             WHERE p.id = $1 AND t.topic IS NOT NULL`,
      values: [id],
    }),
  },
  reply: {
    noun: 'reply',
    find: (id, viewer) => ({
      name: 'reports.reply',
      text: `
        SELECT r.author_id AS "authorId", ${AUTHOR_NAME}, p.title, r.body AS text, ${PAGE_OF_POST} || '?reply=' || r.id || '#reply-' || r.id AS href
        FROM post_replies r JOIN posts p ON p.id = r.post_id
        LEFT JOIN groups g ON g.id = p.group_id LEFT JOIN users a ON a.id = r.author_id
        WHERE r.id = $1 AND r.deleted_at IS NULL AND r.hidden_at IS NULL AND ${notBlocked('r.author_id', '$2')}
          AND ${visibleTo('$2', '$3')}`,
      values: [id, viewer.id, isPro(viewer)],
    }),
    hidden: 'EXISTS (SELECT FROM post_replies s WHERE s.id = r.subject_id AND s.hidden_at IS NOT NULL)',
    hide: (id, hidden) => hiding('post_replies', id, hidden),
    remove: (id, removed) => removal('post_replies', id, removed, 'is_accepted = false,'),
    changes: (id) => ({
      text: `SELECT t.topic, ${groupOf('p')} AS "groupId" FROM post_replies r JOIN posts p ON p.id = r.post_id
             CROSS JOIN LATERAL (VALUES (${LIST_OF_POST}), ('post:' || p.id), ('group-activity:' || p.group_id)) t(topic)
             WHERE r.id = $1 AND t.topic IS NOT NULL`,
      values: [id],
    }),
  },
});
