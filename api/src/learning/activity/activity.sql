-- Before a row of lesson activity is written: its day is the date where the member is now.
CREATE OR REPLACE FUNCTION lesson_activity_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.local_day IS NULL THEN
    NEW.local_day := (SELECT (NEW.occurred_at AT TIME ZONE u.time_zone)::date FROM users u WHERE u.id = NEW.user_id);
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER lesson_activity_day BEFORE INSERT ON lesson_activity
  FOR EACH ROW EXECUTE FUNCTION lesson_activity_day();

-- The longest run among these days, where one missed day between two is forgiven.
CREATE OR REPLACE FUNCTION longest_streak(days date[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
SELECT coalesce(max(r.days), 0)::integer FROM (
  SELECT count(*) AS days FROM (
    SELECT sum(d.is_first) OVER (ORDER BY d.day) AS run FROM (
      SELECT day, CASE WHEN day - lag(day) OVER (ORDER BY day) <= 2 THEN 0 ELSE 1 END AS is_first
      FROM (SELECT DISTINCT unnest(days) AS day) one
    ) d
  ) runs GROUP BY run
) r
$$;
