import { jsonObject, type JsonFields, pageStatement } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import type { Episode } from './episodes.dto.js';

const EPISODE: JsonFields<Episode> = {
  slug: 'e.slug',
  season: `e.data->'season'`,
  number: `e.data->'number'`,
  title: 'e.title',
  guest: `e.data->'guest'`,
  summary: `e.data->'summary'`,
  notes: 'e.body',
  transcript: `e.data->'transcript'`,
  chapters: `e.data->'chapters'`,
  publishedAt: 'iso_instant(e.published_at)',
  audio: jsonObject({
    path: `'/api/episodes/' || e.slug || '/audio.mp3'`,
    type: 'r.type',
    bytes: 'r.size',
    seconds: 'round(r.duration_seconds)::integer',
  }),
};

/** Episodes that everybody may hear, each with its recording in the media library. */
const PUBLIC = `FROM (
    SELECT *, (data->>'publishedAt')::timestamptz AS published_at FROM content
    WHERE kind = 'episode' AND state = 'published'
  ) e JOIN media r ON r.id = (e.data->>'recording')::uuid AND r.state = 'ready'
  WHERE e.published_at <= now()`;

/** The newest first. `after`: [publishedAt, slug]. */
export const episodePage = (size: number, after?: readonly unknown[]): Statement =>
  pageStatement({
    name: 'episodes.list',
    item: jsonObject<Episode>(EPISODE),
    source: PUBLIC,
    key: [
      ['e.published_at', 'timestamptz'],
      ['e.slug', 'text'],
    ],
    descending: true,
    size,
    after,
    total: `SELECT count(*) ${PUBLIC}`,
  });

export const episodeBySlug = (slug: string): Statement => ({
  name: 'episodes.by_slug',
  text: `SELECT ${jsonObject<Episode>(EPISODE)}::text AS json ${PUBLIC} AND e.slug = $1`,
  values: [slug],
});

/** The id of its recording: `{ id }`. */
export const recordingOf = (slug: string): Statement => ({
  name: 'episodes.recording',
  text: `SELECT r.id ${PUBLIC} AND e.slug = $1`,
  values: [slug],
});
