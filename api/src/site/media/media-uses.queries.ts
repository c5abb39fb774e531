import { paths } from '#platform/paths/paths';

/** Everything that may show a file, as its kind, its title, its page, and the text in which the address or the id stands. */
const USES = [
  `SELECT c.kind, c.title, NULL, concat_ws(' ', c.body, c.data::text) FROM content c`,
  `SELECT 'lesson', l.title, '${paths.courses}/' || o.slug, l.blocks::text
   FROM lessons l JOIN courses o ON o.id = l.course_id WHERE l.retired_at IS NULL`,
  `SELECT 'course draft', o.title, '${paths.courses}/' || o.slug, d.document::text
   FROM course_drafts d JOIN courses o ON o.id = d.course_id`,
  `SELECT 'event', e.title, '${paths.events}/' || e.slug, concat_ws(' ', e.description, e.recap, e.recording::text)
   FROM events e`,
  `SELECT 'group', g.name, '${paths.groups}/' || g.slug, concat_ws(' ', g.about, g.cover_url) FROM groups g`,
  `SELECT 'discussion', p.title, '${paths.discussion('')}' || p.slug, p.body FROM posts p`,
  `SELECT 'media', f.name, NULL, f.poster_url FROM media f WHERE f.kind <> 'picture'`,
];

/** Rows `(kind, title, href)` of what shows the file whose row is `media`; a picture stands there with its own id. */
export const usesOf = (media: string): string => `
  SELECT DISTINCT u.kind, u.title, u.href
  FROM (${USES.join(' UNION ALL ')}) AS u(kind, title, href, text)
  WHERE u.text LIKE '%' || ${media}.id || '%'
     OR (${media}.kind = 'picture' AND u.text LIKE '%' || substring(${media}.poster_url FROM '/uploads/([0-9a-f-]{36})') || '%')`;
