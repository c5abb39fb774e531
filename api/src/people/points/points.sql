CREATE OR REPLACE FUNCTION add_to_point_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO point_totals (user_id, total_points)
  SELECT user_id, sum(delta) FROM new_rows GROUP BY user_id ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET total_points = point_totals.total_points + excluded.total_points;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER point_entries_total AFTER INSERT ON point_entries
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_to_point_totals();

CREATE OR REPLACE FUNCTION enrollment_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta, created_at)
    SELECT user_id, 'course_started', 'enrollment', id, course_id, :course_started_points, coalesce(last_activity_at, started_at)
    FROM new_rows WHERE completed_lessons > 0 OR completed_at IS NOT NULL
    UNION ALL
    SELECT user_id, 'course_completed', 'enrollment', id, course_id, :course_completed_points, completed_at
    FROM new_rows WHERE completed_at IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta, round)
    SELECT c.user_id, c.reason, 'enrollment', c.id, c.course_id, c.delta, 1 + (SELECT count(*) FROM point_entries p
      WHERE p.source_type = 'enrollment' AND p.source_id = c.id AND p.reason = c.reason)
    FROM (
      SELECT user_id, id, course_id, 'course_completion_undone' AS reason, -:course_completed_points AS delta FROM old_rows WHERE completed_at IS NOT NULL
      UNION ALL
      SELECT user_id, id, course_id, 'course_start_undone', -:course_started_points FROM old_rows WHERE completed_lessons > 0 OR completed_at IS NOT NULL
    ) c WHERE EXISTS (SELECT FROM users u WHERE u.id = c.user_id);
  ELSE
    INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta, round, created_at)
    SELECT c.user_id, c.reason, 'enrollment', c.id, c.course_id, c.delta, 1 + (SELECT count(*) FROM point_entries p
      WHERE p.source_type = 'enrollment' AND p.source_id = c.id AND p.reason = c.reason), c.at
    FROM (
      SELECT n.user_id, n.id, n.course_id, CASE WHEN n.started THEN 'course_started' ELSE 'course_start_undone' END AS reason,
        CASE WHEN n.started THEN :course_started_points ELSE -:course_started_points END AS delta,
        CASE WHEN n.started THEN coalesce(n.last_activity_at, now()) ELSE now() END AS at
      FROM (SELECT *, completed_lessons > 0 OR completed_at IS NOT NULL AS started FROM new_rows) n
      JOIN (SELECT id, completed_lessons > 0 OR completed_at IS NOT NULL AS started FROM old_rows) o USING (id)
      WHERE n.started <> o.started
      UNION ALL
      SELECT n.user_id, n.id, n.course_id,
        CASE WHEN n.completed_at IS NOT NULL THEN 'course_completed' ELSE 'course_completion_undone' END,
        CASE WHEN n.completed_at IS NOT NULL THEN :course_completed_points ELSE -:course_completed_points END, coalesce(n.completed_at, now())
      FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.completed_at IS NULL) <> (o.completed_at IS NULL)
    ) c;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER enrollment_points_insert AFTER INSERT ON enrollments
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION enrollment_points();
CREATE OR REPLACE TRIGGER enrollment_points_update AFTER UPDATE ON enrollments
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION enrollment_points();
CREATE OR REPLACE TRIGGER enrollment_points_delete AFTER DELETE ON enrollments
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION enrollment_points();

CREATE OR REPLACE FUNCTION event_rsvp_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta, created_at)
    SELECT user_id, 'event_rsvp', 'event_rsvp', id, event_id, :event_rsvp_points, created_at FROM new_rows;
  ELSE
    INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta)
    SELECT user_id, 'event_rsvp_withdrawn', 'event_rsvp', id, event_id, -:event_rsvp_points FROM old_rows o
    WHERE EXISTS (SELECT FROM users u WHERE u.id = o.user_id);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER event_rsvp_points_insert AFTER INSERT ON event_rsvps
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION event_rsvp_points();
CREATE OR REPLACE TRIGGER event_rsvp_points_delete AFTER DELETE ON event_rsvps
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION event_rsvp_points();

CREATE OR REPLACE FUNCTION group_membership_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A group that is withheld gives nothing, and has nothing to take back.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta, created_at)
    SELECT user_id, 'group_joined', 'group_membership', id, group_id, :group_joined_points, joined_at FROM new_rows n
    WHERE NOT EXISTS (SELECT FROM groups g WHERE g.id = n.group_id AND g.visibility = 'withheld');
  ELSE
    INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta, round)
    SELECT user_id, 'group_left', 'group_membership', id, group_id, -:group_joined_points, 1 + (SELECT count(*) FROM point_entries p
      WHERE p.source_type = 'group_membership' AND p.source_id = o.id AND p.reason = 'group_left')
    FROM old_rows o
    WHERE EXISTS (SELECT FROM users u WHERE u.id = o.user_id)
      AND NOT EXISTS (SELECT FROM groups g WHERE g.id = o.group_id AND g.visibility = 'withheld');
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER group_membership_points_insert AFTER INSERT ON group_memberships
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION group_membership_points();
CREATE OR REPLACE TRIGGER group_membership_points_delete AFTER DELETE ON group_memberships
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION group_membership_points();

CREATE OR REPLACE FUNCTION group_sight_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta, round)
  SELECT c.user_id, c.reason, 'group_membership', c.id, c.group_id, c.delta, 1 + (SELECT count(*) FROM point_entries p
    WHERE p.source_type = 'group_membership' AND p.source_id = c.id AND p.reason = c.reason)
  FROM (
    SELECT m.user_id, m.id, m.group_id, CASE WHEN n.visibility = 'withheld' THEN 'group_left' ELSE 'group_joined' END AS reason,
      CASE WHEN n.visibility = 'withheld' THEN -:group_joined_points ELSE :group_joined_points END AS delta
    FROM new_rows n JOIN old_rows o USING (id) JOIN group_memberships m ON m.group_id = n.id
    WHERE (n.visibility = 'withheld') <> (o.visibility = 'withheld')
  ) c;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER groups_sight_points AFTER UPDATE ON groups
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION group_sight_points();

CREATE OR REPLACE FUNCTION refuse_ledger_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the point ledger is append-only' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE OR REPLACE TRIGGER point_entries_no_update BEFORE UPDATE ON point_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_rewrite();
CREATE OR REPLACE TRIGGER point_entries_no_delete BEFORE DELETE ON point_entries
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_ledger_rewrite();
