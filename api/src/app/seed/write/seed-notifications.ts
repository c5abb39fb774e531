import { inLists } from '../../../core/visibility/posts.sql.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from '../seed-run.js';

const CAST = ['ada', 'maya', 'leo', 'nia'];

/** What is older than this was read. */
const UNREAD_FOR = '3 days';

/** What the cast were notified of the seeded discussions, as if they had been notified when it happened. */
export async function seedNotifications(session: SeedRun, ids: PeopleByKey): Promise<void> {
  const cast = CAST.map((key) => ids.get(key)!);
  await session.once('notifications', async () => {
    for (const notifications of [REPLIES, REACTIONS, GROUP_POSTS])
      await session.query(
        `INSERT INTO notifications (user_id, kind, source_id, subject_id, actor_id, group_id, title, href, created_at, read_at)
         SELECT user_id, kind, source_id, subject_id, actor_id, group_id, title, href, at,
                CASE WHEN at < now() - interval '${UNREAD_FOR}' THEN at + interval '6 hours' END
         FROM (${notifications}) t WHERE user_id = ANY($1::uuid[]) AND user_id IS DISTINCT FROM actor_id
         ON CONFLICT DO NOTHING`,
        [cast],
      );
  });
}

const HREF = `'/community/discussions/' || p.slug`;

const REPLIES = `
  SELECT f.user_id, CASE WHEN f.user_id = p.author_id THEN 'reply' ELSE 'followed-reply' END AS kind, r.id AS source_id,
         p.id AS subject_id, r.author_id AS actor_id, p.group_id, p.title, ${HREF} || '?reply=' || r.id || '#reply-' || r.id AS href, r.created_at AS at
  FROM post_replies r JOIN posts p ON p.id = r.post_id AND ${inLists('p')}
  JOIN post_follows f ON f.post_id = p.id AND f.created_at < r.created_at`;

const REACTIONS = `
  SELECT p.author_id AS user_id, 'reaction' AS kind, gen_random_uuid() AS source_id, p.id AS subject_id, x.user_id AS actor_id,
         p.group_id, p.title, ${HREF} AS href, x.created_at + interval '30 minutes' AS at
  FROM post_reactions x JOIN posts p ON p.id = x.post_id AND ${inLists('p')}`;

const GROUP_POSTS = `
  SELECT m.user_id, 'group-post' AS kind, p.id AS source_id, p.id AS subject_id, p.author_id AS actor_id, p.group_id, p.title,
         ${HREF} AS href, p.created_at AS at
  FROM posts p JOIN group_memberships m ON m.group_id = p.group_id
  WHERE ${inLists('p')} AND p.created_at > now() - interval '30 days'`;
