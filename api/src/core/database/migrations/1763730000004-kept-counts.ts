import type { MigrationInterface, QueryRunner } from 'typeorm';

type Operation = 'INSERT' | 'UPDATE' | 'DELETE';

const TRANSITIONS: Record<Operation, string> = {
  INSERT: 'NEW TABLE AS new_rows',
  UPDATE: 'OLD TABLE AS old_rows NEW TABLE AS new_rows',
  DELETE: 'OLD TABLE AS old_rows',
};

/** Counts that lists show are kept by the statement that changes what they count, never counted. */
export class KeptCounts1763730000004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`INSERT INTO counters (name, value) VALUES ('members', 0), ('posts', 0)`);
    await queryRunner.query(
      `UPDATE counters SET value = (SELECT count(*) FROM users WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL)
       WHERE name = 'members'`,
    );

    const on = (table: string, operation: Operation, statements: string) =>
      keep(queryRunner, table, operation, statements);
    await this.lessons(on);
    await this.completions(on);
    await this.groups(queryRunner, on);
    await this.posts(on);
    await this.members(on);
  }

  private async lessons(on: On): Promise<void> {
    const recount = (changed: string) => `
      UPDATE courses c SET lesson_count = s.lessons, duration_minutes = s.minutes
      FROM (
        SELECT changed.course_id, count(l.id) AS lessons, coalesce(sum(l.duration_minutes), 0) AS minutes
        FROM (SELECT DISTINCT course_id FROM (${changed}) rows) changed
        LEFT JOIN lessons l ON l.course_id = changed.course_id
        GROUP BY changed.course_id
      ) s
      WHERE c.id = s.course_id AND (c.lesson_count, c.duration_minutes) IS DISTINCT FROM (s.lessons, s.minutes);`;
    await on('lessons', 'INSERT', recount('SELECT course_id FROM new_rows'));
    await on(
      'lessons',
      'UPDATE',
      recount('SELECT course_id FROM new_rows UNION SELECT course_id FROM old_rows'),
    );
    await on('lessons', 'DELETE', recount('SELECT course_id FROM old_rows'));
  }

  private async completions(on: On): Promise<void> {
    await on(
      'lesson_completions',
      'INSERT',
      `UPDATE enrollments e SET
         completed_lessons = e.completed_lessons + n.lessons,
         last_activity_at = greatest(e.last_activity_at, n.latest),
         completed_at = CASE
           WHEN e.completed_at IS NULL AND e.completed_lessons + n.lessons >= c.lesson_count THEN n.latest
           ELSE e.completed_at
         END
       FROM (
         SELECT enrollment_id, count(*)::integer AS lessons, max(completed_at) AS latest FROM new_rows GROUP BY enrollment_id
       ) n, courses c
       WHERE e.id = n.enrollment_id AND c.id = e.course_id;
       INSERT INTO lesson_activity (user_id, lesson_id, occurred_at)
       SELECT e.user_id, n.lesson_id, n.completed_at FROM new_rows n JOIN enrollments e ON e.id = n.enrollment_id;`,
    );
    await on(
      'lesson_completions',
      'DELETE',
      `UPDATE enrollments e SET completed_lessons = e.completed_lessons - o.lessons, completed_at = NULL
       FROM (SELECT enrollment_id, count(*)::integer AS lessons FROM old_rows GROUP BY enrollment_id) o
       WHERE e.id = o.enrollment_id;`,
    );
  }

  private async groups(queryRunner: QueryRunner, on: On): Promise<void> {
    const members = (rows: string, sign: string) =>
      `UPDATE groups g SET member_count = g.member_count ${sign} r.people
       FROM (SELECT group_id, count(*)::integer AS people FROM ${rows} GROUP BY group_id) r WHERE g.id = r.group_id;`;
    await on('group_memberships', 'INSERT', members('new_rows', '+'));
    await on('group_memberships', 'DELETE', members('old_rows', '-'));

    // A group that opens or closes takes its posts along.
    await on(
      'groups',
      'UPDATE',
      `UPDATE counters SET value = value + moved.posts
       FROM (
         SELECT sum(CASE WHEN n.visibility = 'public' THEN n.post_count ELSE -n.post_count END) AS posts
         FROM new_rows n JOIN old_rows o USING (id)
         WHERE (n.visibility = 'public') <> (o.visibility = 'public')
       ) moved
       WHERE name = 'posts' AND moved.posts <> 0;`,
    );
    // Before: its posts go with it and can no longer tell that the group was public.
    await queryRunner.query(`
      CREATE FUNCTION forget_group_posts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE counters SET value = value - OLD.post_count WHERE name = 'posts';
        RETURN OLD;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER groups_forget_posts BEFORE DELETE ON groups
      FOR EACH ROW WHEN (OLD.visibility = 'public') EXECUTE FUNCTION forget_group_posts()`);
  }

  private async posts(on: On): Promise<void> {
    const everywhere = (rows: string, sign: string) =>
      `UPDATE groups g SET post_count = g.post_count ${sign} r.posts
       FROM (SELECT group_id, count(*)::integer AS posts FROM ${rows} WHERE group_id IS NOT NULL GROUP BY group_id) r
       WHERE g.id = r.group_id;
       UPDATE counters SET value = value ${sign} r.posts
       FROM (
         SELECT count(*) AS posts FROM ${rows} p LEFT JOIN groups g ON g.id = p.group_id
         WHERE p.kind <> 'lesson' AND (p.group_id IS NULL OR g.visibility = 'public')
       ) r
       WHERE name = 'posts' AND r.posts > 0;`;
    await on('posts', 'INSERT', everywhere('new_rows', '+'));
    await on('posts', 'DELETE', everywhere('old_rows', '-'));

    await on(
      'post_replies',
      'INSERT',
      `UPDATE posts p SET reply_count = p.reply_count + r.replies, is_answered = p.is_answered OR r.accepted,
         last_activity_at = greatest(p.last_activity_at, r.latest)
       FROM (
         SELECT post_id, count(*)::integer AS replies, bool_or(is_accepted) AS accepted, max(created_at) AS latest
         FROM new_rows GROUP BY post_id
       ) r WHERE p.id = r.post_id;`,
    );
    await on(
      'post_replies',
      'UPDATE',
      `UPDATE posts p SET is_answered = EXISTS (SELECT FROM post_replies a WHERE a.post_id = p.id AND a.is_accepted)
       FROM (
         SELECT DISTINCT n.post_id FROM new_rows n JOIN old_rows o USING (id) WHERE n.is_accepted <> o.is_accepted
       ) r WHERE p.id = r.post_id;`,
    );
    await on(
      'post_replies',
      'DELETE',
      `UPDATE posts p SET reply_count = p.reply_count - r.replies, is_answered = p.is_answered AND NOT r.accepted
       FROM (
         SELECT post_id, count(*)::integer AS replies, bool_or(is_accepted) AS accepted FROM old_rows GROUP BY post_id
       ) r WHERE p.id = r.post_id;`,
    );
    const reactions = (rows: string, sign: string) =>
      `UPDATE posts p SET reaction_count = p.reaction_count ${sign} r.reactions
       FROM (SELECT post_id, count(*)::integer AS reactions FROM ${rows} GROUP BY post_id) r WHERE p.id = r.post_id;`;
    await on('post_reactions', 'INSERT', reactions('new_rows', '+'));
    await on('post_reactions', 'DELETE', reactions('old_rows', '-'));
  }

  private async members(on: On): Promise<void> {
    const listed = (rows: string) =>
      `(SELECT count(*) FROM ${rows} WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL)`;
    const change = (difference: string) =>
      `UPDATE counters SET value = value + d.people FROM (SELECT ${difference} AS people) d
       WHERE name = 'members' AND d.people <> 0;`;
    await on('users', 'INSERT', change(listed('new_rows')));
    await on('users', 'UPDATE', change(`${listed('new_rows')} - ${listed('old_rows')}`));
    await on('users', 'DELETE', change(`-${listed('old_rows')}`));
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}

type On = (table: string, operation: Operation, statements: string) => Promise<void>;

/** A statement trigger sees every changed row at once, so that a bulk load costs one pass. */
async function keep(
  queryRunner: QueryRunner,
  table: string,
  operation: Operation,
  statements: string,
): Promise<void> {
  const routine = `${table}_counts_${operation.toLowerCase()}`;
  await queryRunner.query(`
    CREATE FUNCTION ${routine}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${statements}
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER ${routine} AFTER ${operation} ON ${table}
    REFERENCING ${TRANSITIONS[operation]} FOR EACH STATEMENT EXECUTE FUNCTION ${routine}()`);
}
