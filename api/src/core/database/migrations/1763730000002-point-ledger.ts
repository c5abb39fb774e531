import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Points follow the rows that earn them: whatever inserts, changes or deletes an enrollment, an RSVP or a membership
 * writes the ledger in the same transaction, and the ledger writes the totals.
 */
export class PointLedger1763730000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await this.keepTotals(queryRunner);
    await this.refuseRewriting(queryRunner);
    await this.followEnrollments(queryRunner);
    await this.followRows(
      queryRunner,
      'event_rsvps',
      'event_rsvp',
      10,
      ['event_rsvp', 'event_rsvp_withdrawn'],
      'created_at',
    );
    await this.followRows(
      queryRunner,
      'group_memberships',
      'group_membership',
      15,
      ['group_joined', 'group_left'],
      'joined_at',
    );
  }

  private async keepTotals(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION add_to_point_totals() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO point_totals (user_id, total_points)
        SELECT user_id, sum(delta) FROM new_rows GROUP BY user_id ORDER BY user_id
        ON CONFLICT (user_id) DO UPDATE SET total_points = point_totals.total_points + excluded.total_points;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER point_entries_total AFTER INSERT ON point_entries REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION add_to_point_totals()`);
  }

  private async refuseRewriting(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION refuse_ledger_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the point ledger is append-only' USING ERRCODE = 'restrict_violation';
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER point_entries_no_update BEFORE UPDATE ON point_entries
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_rewrite()`);
    // Depth 0 is a statement of ours; erasing an account deletes through the foreign key, at depth 1.
    await queryRunner.query(`
      CREATE TRIGGER point_entries_no_delete BEFORE DELETE ON point_entries
      FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_ledger_rewrite()`);
  }

  /** Started (some progress) is worth 25, finished another 75; going back takes the same away. */
  private async followEnrollments(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION enrollment_points() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO point_entries (user_id, reason, source_type, source_id, delta, created_at)
          SELECT user_id, 'course_started', 'enrollment', id, 25, coalesce(last_activity_at, started_at)
          FROM new_rows WHERE completed_lessons > 0 OR completed_at IS NOT NULL
          UNION ALL
          SELECT user_id, 'course_completed', 'enrollment', id, 75, completed_at FROM new_rows WHERE completed_at IS NOT NULL;
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO point_entries (user_id, reason, source_type, source_id, delta, round)
          SELECT c.user_id, c.reason, 'enrollment', c.id, c.delta, 1 + (SELECT count(*) FROM point_entries p
            WHERE p.source_type = 'enrollment' AND p.source_id = c.id AND p.reason = c.reason)
          FROM (
            SELECT user_id, id, 'course_completion_undone' AS reason, -75 AS delta FROM old_rows WHERE completed_at IS NOT NULL
            UNION ALL
            SELECT user_id, id, 'course_start_undone', -25 FROM old_rows WHERE completed_lessons > 0 OR completed_at IS NOT NULL
          ) c WHERE EXISTS (SELECT FROM users u WHERE u.id = c.user_id);
        ELSE
          INSERT INTO point_entries (user_id, reason, source_type, source_id, delta, round, created_at)
          SELECT c.user_id, c.reason, 'enrollment', c.id, c.delta, 1 + (SELECT count(*) FROM point_entries p
            WHERE p.source_type = 'enrollment' AND p.source_id = c.id AND p.reason = c.reason), c.at
          FROM (
            SELECT n.user_id, n.id, CASE WHEN n.started THEN 'course_started' ELSE 'course_start_undone' END AS reason,
              CASE WHEN n.started THEN 25 ELSE -25 END AS delta,
              CASE WHEN n.started THEN coalesce(n.last_activity_at, now()) ELSE now() END AS at
            FROM (SELECT *, completed_lessons > 0 OR completed_at IS NOT NULL AS started FROM new_rows) n
            JOIN (SELECT id, completed_lessons > 0 OR completed_at IS NOT NULL AS started FROM old_rows) o USING (id)
            WHERE n.started <> o.started
            UNION ALL
            SELECT n.user_id, n.id,
              CASE WHEN n.completed_at IS NOT NULL THEN 'course_completed' ELSE 'course_completion_undone' END,
              CASE WHEN n.completed_at IS NOT NULL THEN 75 ELSE -75 END, coalesce(n.completed_at, now())
            FROM new_rows n JOIN old_rows o USING (id)
            WHERE (n.completed_at IS NULL) <> (o.completed_at IS NULL)
          ) c;
        END IF;
        RETURN NULL;
      END $$`);
    await followStatements(queryRunner, 'enrollments', 'enrollment_points', ['INSERT', 'UPDATE', 'DELETE']);
  }

  /** While the row exists it is worth `points`. */
  private async followRows(
    queryRunner: QueryRunner,
    table: string,
    source: string,
    points: number,
    [earned, takenBack]: [string, string],
    since: string,
  ): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION ${source}_points() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO point_entries (user_id, reason, source_type, source_id, delta, created_at)
          SELECT user_id, '${earned}', '${source}', id, ${points}, ${since} FROM new_rows;
        ELSE
          INSERT INTO point_entries (user_id, reason, source_type, source_id, delta)
          SELECT user_id, '${takenBack}', '${source}', id, -${points} FROM old_rows o
          WHERE EXISTS (SELECT FROM users u WHERE u.id = o.user_id);
        END IF;
        RETURN NULL;
      END $$`);
    await followStatements(queryRunner, table, `${source}_points`, ['INSERT', 'DELETE']);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}

/** Statement triggers see every changed row at once, so that a bulk load costs one pass. */
async function followStatements(
  queryRunner: QueryRunner,
  table: string,
  routine: string,
  operations: ('INSERT' | 'UPDATE' | 'DELETE')[],
): Promise<void> {
  for (const operation of operations) {
    const tables = {
      INSERT: 'NEW TABLE AS new_rows',
      UPDATE: 'OLD TABLE AS old_rows NEW TABLE AS new_rows',
      DELETE: 'OLD TABLE AS old_rows',
    };
    await queryRunner.query(`
      CREATE TRIGGER ${routine}_${operation.toLowerCase()} AFTER ${operation} ON ${table}
      REFERENCING ${tables[operation]} FOR EACH STATEMENT EXECUTE FUNCTION ${routine}()`);
  }
}
