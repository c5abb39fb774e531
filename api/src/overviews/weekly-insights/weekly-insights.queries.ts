import type { Statement } from '../../core/database/database.js';
import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import { offered } from '../../core/visibility/courses.sql.js';
import { inLists, VISIBLE_TO_ALL } from '../../core/visibility/posts.sql.js';
import { WANTS_NEWSLETTERS } from '../../site/newsletters/audiences.sql.js';

export interface Insights {
  lessons: { title: string; slug: string; course: string; courseSlug: string }[];
  posts: { title: string; slug: string; author: string | null }[];
}

const SHOWN = 5;
const WEEK = `$1::timestamptz - interval '7 days'`;

/** What is new this week and open to everyone who reads it. */
export const insightsOfTheWeek = (now: Date): Statement => ({
  name: 'insights.week',
  text: `SELECT ${jsonObject<Insights>({
    lessons: jsonArray(
      jsonObject<Insights['lessons'][number]>({
        title: 'l.title',
        slug: 'l.slug',
        course: 'c.title',
        courseSlug: 'c.slug',
      }),
      `FROM lessons l JOIN courses c ON c.id = l.course_id
       WHERE l.created_at > ${WEEK} AND l.created_at <= $1 AND l.retired_at IS NULL AND ${offered('c')}
       ORDER BY l.created_at DESC, l.position, l.id LIMIT ${SHOWN}`,
    ),
    posts: jsonArray(
      jsonObject<Insights['posts'][number]>({
        title: 'p.title',
        slug: 'p.slug',
        author: 'CASE WHEN a.id IS NOT NULL THEN member_name(a.first_name, a.last_name) END',
      }),
      `FROM posts p LEFT JOIN groups g ON g.id = p.group_id LEFT JOIN users a ON a.id = p.author_id
       WHERE p.created_at > ${WEEK} AND p.created_at <= $1 AND ${inLists('p')} AND ${VISIBLE_TO_ALL}
       ORDER BY p.reply_count + p.reaction_count DESC, p.created_at DESC, p.id LIMIT ${SHOWN}`,
    ),
  })}::text AS json`,
  values: [now],
});

export interface InsightsReader {
  email: string;
  token: string;
}

/** The next subscribers who have had none this week; from now on they have. */
export const insightsReaders = (now: Date, size: number): Statement => ({
  name: 'insights.readers',
  text: `
    UPDATE subscribers SET insights_at = $1 WHERE id IN (
      SELECT s.id FROM subscribers s
      WHERE (s.insights_at IS NULL OR s.insights_at <= $1::timestamptz - interval '6 days 20 hours') AND ${WANTS_NEWSLETTERS}
      ORDER BY s.id LIMIT $2 FOR UPDATE SKIP LOCKED
    ) RETURNING email, token`,
  values: [now, size],
});
