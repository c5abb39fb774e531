CREATE OR REPLACE FUNCTION duration_words(minutes integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT CASE
  WHEN minutes < 60 THEN minutes::text || ' min'
  WHEN minutes % 60 = 0 THEN (minutes / 60)::text || ' h'
  ELSE (minutes / 60)::text || ' h ' || (minutes % 60)::text || ' min'
END
$$;

CREATE OR REPLACE FUNCTION lessons_counts_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN

  UPDATE courses c SET lesson_count = s.lessons, duration_minutes = s.minutes
  FROM (
    SELECT changed.course_id, count(l.id) AS lessons, coalesce(sum(l.duration_minutes), 0) AS minutes
    FROM (SELECT DISTINCT course_id FROM (SELECT course_id FROM old_rows) rows) changed
    LEFT JOIN lessons l ON l.course_id = changed.course_id
    GROUP BY changed.course_id
  ) s
  WHERE c.id = s.course_id AND (c.lesson_count, c.duration_minutes) IS DISTINCT FROM (s.lessons, s.minutes);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION lessons_counts_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN

  UPDATE courses c SET lesson_count = s.lessons, duration_minutes = s.minutes
  FROM (
    SELECT changed.course_id, count(l.id) AS lessons, coalesce(sum(l.duration_minutes), 0) AS minutes
    FROM (SELECT DISTINCT course_id FROM (SELECT course_id FROM new_rows) rows) changed
    LEFT JOIN lessons l ON l.course_id = changed.course_id
    GROUP BY changed.course_id
  ) s
  WHERE c.id = s.course_id AND (c.lesson_count, c.duration_minutes) IS DISTINCT FROM (s.lessons, s.minutes);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION lessons_counts_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN

  UPDATE courses c SET lesson_count = s.lessons, duration_minutes = s.minutes
  FROM (
    SELECT changed.course_id, count(l.id) AS lessons, coalesce(sum(l.duration_minutes), 0) AS minutes
    FROM (SELECT DISTINCT course_id FROM (SELECT course_id FROM new_rows UNION SELECT course_id FROM old_rows) rows) changed
    LEFT JOIN lessons l ON l.course_id = changed.course_id
    GROUP BY changed.course_id
  ) s
  WHERE c.id = s.course_id AND (c.lesson_count, c.duration_minutes) IS DISTINCT FROM (s.lessons, s.minutes);
  RETURN NULL;
END
$$;
