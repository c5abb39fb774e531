-- Gives these members what their rows have earned them and they do not have yet, the same however often it is called.
-- `source`: only what rows of that table can earn; null: everything, from before there was an achievement for it, so nothing is announced.
CREATE OR REPLACE FUNCTION award_achievements(members uuid[], source text) RETURNS void LANGUAGE sql AS $$
WITH enrolled AS (
  SELECT user_id, course_id, started_at AS at, row_number() OVER (PARTITION BY user_id ORDER BY started_at, id) AS n
  FROM enrollments WHERE coalesce(source, 'enrollments') = 'enrollments' AND user_id = ANY (members)
), finished AS (
  SELECT user_id, course_id, completed_at AS at, row_number() OVER (PARTITION BY user_id ORDER BY completed_at, id) AS n
  FROM enrollments WHERE coalesce(source, 'enrollments') = 'enrollments' AND user_id = ANY (members) AND completed_at IS NOT NULL
), learned AS (
  SELECT user_id, lesson_id, local_day, kind, occurred_at AS at
  FROM lesson_activity WHERE coalesce(source, 'lesson_activity') = 'lesson_activity' AND user_id = ANY (members)
), lesson_firsts AS (
  SELECT user_id, lesson_id, min(at) AS at FROM learned WHERE kind = 'completed' GROUP BY user_id, lesson_id
), lessons_done AS (
  SELECT user_id, lesson_id, at, row_number() OVER (PARTITION BY user_id ORDER BY at, lesson_id) AS n FROM lesson_firsts
), tracks AS (
  SELECT d.user_id, c.track, min(d.at) AS at
  FROM lesson_firsts d JOIN lessons l ON l.id = d.lesson_id JOIN courses c ON c.id = l.course_id GROUP BY d.user_id, c.track
), days AS (
  SELECT user_id, local_day, min(at) AS at,
    CASE WHEN local_day - lag(local_day) OVER (PARTITION BY user_id ORDER BY local_day) <= 2 THEN 0 ELSE 1 END AS is_first
  FROM learned GROUP BY user_id, local_day
), runs AS (
  SELECT user_id, local_day, at, sum(is_first) OVER (PARTITION BY user_id ORDER BY local_day) AS run FROM days
), streaks AS (
  SELECT user_id, at, row_number() OVER (PARTITION BY user_id, run ORDER BY local_day) AS n FROM runs
), goals AS (
  SELECT d.user_id, d.at, g.days = row_number() OVER (PARTITION BY d.user_id, date_trunc('week', d.local_day) ORDER BY d.local_day) AS is_reached
  FROM days d JOIN weekly_goals g ON g.user_id = d.user_id AND d.local_day >= g.since
), joined AS (
  SELECT user_id, group_id, joined_at AS at, row_number() OVER (PARTITION BY user_id ORDER BY joined_at, id) AS n
  FROM group_memberships WHERE coalesce(source, 'group_memberships') = 'group_memberships' AND user_id = ANY (members)
), answers AS (
  SELECT user_id, lesson_id, answered_at AS at, row_number() OVER (PARTITION BY user_id ORDER BY answered_at, lesson_id, question_id) AS n
  FROM lesson_answers WHERE coalesce(source, 'lesson_answers') = 'lesson_answers' AND user_id = ANY (members) AND is_correct
), replies AS (
  SELECT r.author_id AS user_id, r.post_id, r.created_at AS at, row_number() OVER (PARTITION BY r.author_id ORDER BY r.created_at, r.id) AS n
  FROM post_replies r JOIN posts p ON p.id = r.post_id
  WHERE coalesce(source, 'post_replies') = 'post_replies' AND r.author_id = ANY (members)
    AND p.author_id IS DISTINCT FROM r.author_id AND r.deleted_at IS NULL
), earned AS (
  SELECT user_id, 'knowledge-seeker' AS key, at, 'course' AS subject_type, course_id AS subject_id FROM enrolled WHERE n = 1
  UNION ALL
  SELECT user_id, CASE n WHEN 1 THEN 'course-completer' ELSE 'three-courses' END, at, 'course', course_id FROM finished WHERE n IN (1, 3)
  UNION ALL
  SELECT user_id, CASE n WHEN 1 THEN 'first-lesson' WHEN 10 THEN 'ten-lessons' ELSE 'fifty-lessons' END, at, 'lesson', lesson_id
  FROM lessons_done WHERE n IN (1, 10, 50)
  UNION ALL
  SELECT user_id, 'three-tracks', max(at), NULL, NULL FROM tracks GROUP BY user_id HAVING count(*) >= 3
  UNION ALL
  SELECT user_id, CASE n WHEN 7 THEN 'week-streak' ELSE 'month-streak' END, min(at), NULL, NULL
  FROM streaks WHERE n IN (7, 30) GROUP BY user_id, n
  UNION ALL
  SELECT user_id, 'weekly-goal', min(at), NULL, NULL FROM goals WHERE is_reached GROUP BY user_id
  UNION ALL
  SELECT user_id, CASE n WHEN 1 THEN 'community-member' ELSE 'three-groups' END, at, 'group', group_id FROM joined WHERE n IN (1, 3)
  UNION ALL
  SELECT user_id, 'ten-answers', at, 'lesson', lesson_id FROM answers WHERE n = 10
  UNION ALL
  (SELECT DISTINCT ON (user_id) user_id, 'first-reflection', updated_at, 'lesson', lesson_id FROM lesson_reflections
   WHERE coalesce(source, 'lesson_reflections') = 'lesson_reflections' AND user_id = ANY (members) ORDER BY user_id, updated_at, lesson_id)
  UNION ALL
  (SELECT DISTINCT ON (user_id) user_id, 'first-event', created_at, 'event', event_id FROM event_rsvps
   WHERE coalesce(source, 'event_rsvps') = 'event_rsvps' AND user_id = ANY (members) ORDER BY user_id, created_at, id)
  UNION ALL
  (SELECT DISTINCT ON (author_id) author_id, 'first-post', created_at, 'post', id FROM posts
   WHERE coalesce(source, 'posts') = 'posts' AND author_id = ANY (members) AND kind NOT IN ('lesson', 'event') AND deleted_at IS NULL
   ORDER BY author_id, created_at, id)
  UNION ALL
  SELECT user_id, 'five-replies', at, 'post', post_id FROM replies WHERE n = 5
  UNION ALL
  (SELECT DISTINCT ON (author_id) author_id, 'accepted-answer', now(), 'post', post_id FROM post_replies
   WHERE coalesce(source, 'post_replies') = 'post_replies' AND author_id = ANY (members) AND is_accepted ORDER BY author_id, created_at, id)
  UNION ALL
  (SELECT DISTINCT ON (m.id) m.id, 'first-friend', f.since, 'member', f.friend FROM unnest(members) AS m(id)
   CROSS JOIN LATERAL (
     SELECT since, high_id AS friend FROM friendships WHERE low_id = m.id AND status = 'friends'
     UNION ALL SELECT since, low_id FROM friendships WHERE high_id = m.id AND status = 'friends') f
   WHERE coalesce(source, 'friendships') = 'friendships' ORDER BY m.id, f.since, f.friend)
)
INSERT INTO earned_achievements (user_id, key, earned_at, subject_type, subject_id, announced_at)
SELECT e.user_id, e.key, e.at, e.subject_type, e.subject_id, CASE WHEN source IS NULL THEN now() END
FROM earned e
WHERE NOT EXISTS (SELECT FROM earned_achievements h WHERE h.user_id = e.user_id AND h.key = e.key)
ORDER BY e.user_id, e.key
ON CONFLICT (user_id, key) DO NOTHING
$$;

-- What rows of a table can earn.
CREATE OR REPLACE FUNCTION achievements_from(source text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT CASE source
  WHEN 'enrollments' THEN ARRAY['knowledge-seeker', 'course-completer', 'three-courses']
  WHEN 'lesson_activity' THEN ARRAY['first-lesson', 'ten-lessons', 'fifty-lessons', 'three-tracks', 'week-streak', 'month-streak', 'weekly-goal']
  WHEN 'lesson_answers' THEN ARRAY['ten-answers']
  WHEN 'lesson_reflections' THEN ARRAY['first-reflection']
  WHEN 'event_rsvps' THEN ARRAY['first-event']
  WHEN 'group_memberships' THEN ARRAY['community-member', 'three-groups']
  WHEN 'posts' THEN ARRAY['first-post']
  WHEN 'post_replies' THEN ARRAY['five-replies', 'accepted-answer']
  WHEN 'friendships' THEN ARRAY['first-friend']
  ELSE '{}'
END
$$;

-- Gives these members what rows of the tables `sources` have earned them; cheap for those who have it all.
CREATE OR REPLACE FUNCTION award_achievements_from(sources text[], members uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  source text;
  missing uuid[];
BEGIN
  FOREACH source IN ARRAY sources LOOP
    missing := ARRAY(
      SELECT m FROM unnest(members) AS m
      WHERE (SELECT count(*) FROM earned_achievements e WHERE e.user_id = m AND e.key = ANY (achievements_from(source)))
        < cardinality(achievements_from(source)));
    IF cardinality(missing) > 0 THEN
      PERFORM award_achievements(missing, source);
    END IF;
  END LOOP;
END
$$;
