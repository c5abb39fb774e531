CREATE OR REPLACE FUNCTION maintain_point_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO point_totals (user_id, total_points)
  SELECT user_id, sum(delta) FROM new_rows GROUP BY user_id ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET total_points = point_totals.total_points + excluded.total_points;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER point_entries_total AFTER INSERT ON point_entries
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION maintain_point_totals();

CREATE OR REPLACE FUNCTION maintain_enrollment_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta, created_at)
    SELECT NEW.user_id, 'course_started', 'enrollment', NEW.id, NEW.course_id, :course_started_points, coalesce(NEW.last_activity_at, NEW.started_at)
    WHERE NEW.completed_lessons > 0 OR NEW.completed_at IS NOT NULL
    UNION ALL
    SELECT NEW.user_id, 'course_completed', 'enrollment', NEW.id, NEW.course_id, :course_completed_points, NEW.completed_at
    WHERE NEW.completed_at IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta, round)
    SELECT OLD.user_id, c.reason, 'enrollment', OLD.id, OLD.course_id, c.delta, 1 + (SELECT count(*) FROM point_entries p
      WHERE p.source_type = 'enrollment' AND p.source_id = OLD.id AND p.reason = c.reason)
    FROM (
      SELECT 'course_completion_undone' AS reason, -:course_completed_points AS delta WHERE OLD.completed_at IS NOT NULL
      UNION ALL
      SELECT 'course_start_undone', -:course_started_points WHERE OLD.completed_lessons > 0 OR OLD.completed_at IS NOT NULL
    ) c WHERE EXISTS (SELECT FROM users u WHERE u.id = OLD.user_id);
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

CREATE OR REPLACE TRIGGER enrollments_points AFTER INSERT OR DELETE ON enrollments
  FOR EACH ROW EXECUTE FUNCTION maintain_enrollment_points();
-- For each statement: a change of an outline finishes the course for many, and their totals are locked in one order.
CREATE OR REPLACE TRIGGER enrollments_points_update AFTER UPDATE ON enrollments
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION maintain_enrollment_points();

CREATE OR REPLACE FUNCTION maintain_event_rsvp_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta, created_at)
    VALUES (NEW.user_id, 'event_rsvp', 'event_rsvp', NEW.id, NEW.event_id, :event_rsvp_points, NEW.created_at);
  ELSE
    INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta)
    SELECT OLD.user_id, 'event_rsvp_withdrawn', 'event_rsvp', OLD.id, OLD.event_id, -:event_rsvp_points
    WHERE EXISTS (SELECT FROM users WHERE id = OLD.user_id);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER event_rsvps_points AFTER INSERT OR DELETE ON event_rsvps
  FOR EACH ROW EXECUTE FUNCTION maintain_event_rsvp_points();

CREATE OR REPLACE FUNCTION maintain_group_membership_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A group that is withheld gives nothing, and has nothing to take back.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta, created_at)
    SELECT NEW.user_id, 'group_joined', 'group_membership', NEW.id, NEW.group_id, :group_joined_points, NEW.joined_at
    WHERE NOT EXISTS (SELECT FROM groups WHERE id = NEW.group_id AND visibility = 'withheld');
  ELSE
    INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta, round)
    SELECT OLD.user_id, 'group_left', 'group_membership', OLD.id, OLD.group_id, -:group_joined_points, 1 + (SELECT count(*) FROM point_entries p
      WHERE p.source_type = 'group_membership' AND p.source_id = OLD.id AND p.reason = 'group_left')
    WHERE EXISTS (SELECT FROM users WHERE id = OLD.user_id)
      AND NOT EXISTS (SELECT FROM groups WHERE id = OLD.group_id AND visibility = 'withheld');
  END IF;
  RETURN NULL;
END
$$;

-- Triggers fire by name: the group is locked by `group_memberships_counts` before the total, as when its visibility changes.
CREATE OR REPLACE TRIGGER group_memberships_points AFTER INSERT OR DELETE ON group_memberships
  FOR EACH ROW EXECUTE FUNCTION maintain_group_membership_points();

CREATE OR REPLACE FUNCTION maintain_group_visibility_points() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_withheld boolean := NEW.visibility = 'withheld';
BEGIN
  INSERT INTO point_entries (user_id, reason, source_type, source_id, subject_id, delta, round)
  SELECT c.user_id, c.reason, 'group_membership', c.id, NEW.id, c.delta, 1 + (SELECT count(*) FROM point_entries p
    WHERE p.source_type = 'group_membership' AND p.source_id = c.id AND p.reason = c.reason)
  FROM (
    SELECT m.user_id, m.id, CASE WHEN is_withheld THEN 'group_left' ELSE 'group_joined' END AS reason,
      CASE WHEN is_withheld THEN -:group_joined_points ELSE :group_joined_points END AS delta
    FROM group_memberships m WHERE m.group_id = NEW.id
  ) c;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER groups_visibility_points AFTER UPDATE OF visibility ON groups
  FOR EACH ROW WHEN ((NEW.visibility = 'withheld') <> (OLD.visibility = 'withheld')) EXECUTE FUNCTION maintain_group_visibility_points();

CREATE OR REPLACE FUNCTION refuse_ledger_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An account takes its entries with it.
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  -- So does one that is merged into another.
  IF TG_OP = 'UPDATE' AND current_setting('futurelab.merging', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'the point ledger is append-only' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE OR REPLACE TRIGGER point_entries_no_rewrite BEFORE UPDATE OR DELETE ON point_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_rewrite();
