import { jsonArray, jsonObject, type Json } from '../../../core/database/json.sql.js';
import type { PollOption, PollResponse } from './polls.dto.js';

/**
 * The poll of a post, null where there is none. Its author and who has voted see the results, and once it has ended everybody
 * does. Nobody sees who chose what.
 */
export const pollSeenBy = (post: string, author: string, viewer: string): Json<PollResponse | null> => `(
  SELECT ${jsonObject<PollResponse>({
    options: jsonArray(
      jsonObject<PollOption>({
        text: 'o.text',
        voteCount: `CASE WHEN s.has_ended OR s.choices IS NOT NULL OR ${author} = ${viewer}::uuid THEN coalesce(c.votes, 0) END`,
        isChosen: 'coalesce(o.position - 1 = ANY(s.choices), false)',
      }),
      `FROM unnest(q.options) WITH ORDINALITY o (text, position)
       LEFT JOIN (
         SELECT choice, count(*)::integer AS votes FROM poll_votes v, unnest(v.choices) choice
         WHERE v.post_id = q.post_id GROUP BY choice
       ) c ON c.choice = o.position - 1
       ORDER BY o.position`,
    ),
    allowsSeveral: 'q.allows_several',
    endsAt: 'iso_instant(q.ends_at)',
    hasEnded: 's.has_ended',
    hasVoted: 's.choices IS NOT NULL',
    voterCount: '(SELECT count(*) FROM poll_votes v WHERE v.post_id = q.post_id)',
  })}
  FROM polls q CROSS JOIN LATERAL (
    SELECT coalesce(q.ends_at <= now(), false) AS has_ended,
      (SELECT v.choices FROM poll_votes v WHERE v.post_id = q.post_id AND v.user_id = ${viewer}::uuid) AS choices
  ) s
  WHERE q.post_id = ${post})`;
