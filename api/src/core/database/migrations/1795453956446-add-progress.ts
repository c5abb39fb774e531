import type { MigrationInterface, QueryRunner } from 'typeorm';

type Operation = 'INSERT' | 'UPDATE';

/** The functions that triggers call; their bodies follow from `*.functions.sql`. */
export class AddProgress1795453956446 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "earned_achievements" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "user_id" uuid NOT NULL, "key" text NOT NULL, "earned_at" TIMESTAMP WITH TIME ZONE NOT NULL, "subject_type" text, "subject_id" uuid, "recorded_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "announced_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "uq_earned_achievements_key" UNIQUE ("user_id", "key"), CONSTRAINT "pk_earned_achievements" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_earned_achievements_unannounced" ON "earned_achievements"  ("recorded_at") WHERE announced_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE TABLE "weekly_goals" ("user_id" uuid NOT NULL, "days" smallint NOT NULL, "since" date NOT NULL, CONSTRAINT "ck_weekly_goals_days" CHECK (days BETWEEN 1 AND 7), CONSTRAINT "pk_weekly_goals" PRIMARY KEY ("user_id"))`,
    );
    await queryRunner.query(`ALTER TABLE "lesson_activity" ADD "kind" text NOT NULL DEFAULT 'completed'`);
    await this.localDays(queryRunner);
    await this.pointSubjects(queryRunner);
    await queryRunner.query(
      `ALTER TABLE "lesson_activity" ADD CONSTRAINT "ck_lesson_activity_kind" CHECK (kind IN ('completed', 'answered', 'reflected'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "lesson_activity" ADD CONSTRAINT "uq_lesson_activity_day" UNIQUE ("user_id", "local_day", "lesson_id", "kind")`,
    );
    await queryRunner.query(
      `ALTER TABLE "earned_achievements" ADD CONSTRAINT "fk_earned_achievements_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "weekly_goals" ADD CONSTRAINT "fk_weekly_goals_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await this.activityTriggers(queryRunner);
    await this.achievementTriggers(queryRunner);
  }

  /** Each activity keeps the date it had where its member was; for what was before, where they are now. */
  private async localDays(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "lesson_activity" ADD "local_day" date`);
    await queryRunner.query(
      `UPDATE lesson_activity l SET local_day = (l.occurred_at AT TIME ZONE u.time_zone)::date
       FROM users u WHERE u.id = l.user_id`,
    );
    await queryRunner.query(
      `DELETE FROM lesson_activity l USING lesson_activity k
       WHERE k.user_id = l.user_id AND k.local_day = l.local_day AND k.lesson_id = l.lesson_id
         AND (k.occurred_at, k.id) < (l.occurred_at, l.id)`,
    );
    await queryRunner.query(`ALTER TABLE "lesson_activity" ALTER COLUMN "local_day" SET NOT NULL`);
    // Whole, not a stub: completions that come before the functions are applied need it.
    await queryRunner.query(
      `CREATE FUNCTION lesson_activity_day() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF NEW.local_day IS NULL THEN
           NEW.local_day := (SELECT (NEW.occurred_at AT TIME ZONE u.time_zone)::date FROM users u WHERE u.id = NEW.user_id);
         END IF;
         RETURN NEW;
       END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER lesson_activity_day BEFORE INSERT ON lesson_activity
       FOR EACH ROW EXECUTE FUNCTION lesson_activity_day()`,
    );
  }

  /** What each entry is about, as far as its source is still there. */
  private async pointSubjects(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "point_entries" ADD "subject_id" uuid`);
    await queryRunner.query(`ALTER TABLE point_entries DISABLE TRIGGER point_entries_no_update`);
    for (const [type, table, column] of [
      ['enrollment', 'enrollments', 'course_id'],
      ['event_rsvp', 'event_rsvps', 'event_id'],
      ['group_membership', 'group_memberships', 'group_id'],
    ])
      await queryRunner.query(
        `UPDATE point_entries p SET subject_id = s.${column} FROM ${table} s
         WHERE p.source_type = '${type}' AND s.id = p.source_id`,
      );
    await queryRunner.query(`ALTER TABLE point_entries ENABLE TRIGGER point_entries_no_update`);
  }

  private async activityTriggers(queryRunner: QueryRunner): Promise<void> {
    await stub(queryRunner, 'lesson_activity_of_rows');
    for (const operation of ['INSERT', 'UPDATE'] as const) {
      await afterStatement(queryRunner, 'lesson_activity_of_rows', 'lesson_answers', operation, [
        'answered',
        'answered_at',
      ]);
      await afterStatement(queryRunner, 'lesson_activity_of_rows', 'lesson_reflections', operation, [
        'reflected',
        'updated_at',
      ]);
    }
  }

  private async achievementTriggers(queryRunner: QueryRunner): Promise<void> {
    await stub(queryRunner, 'achievements_of_rows');
    const on = (table: string, operation: Operation, members: string[]) =>
      afterStatement(queryRunner, 'achievements_of_rows', table, operation, members);
    await on('enrollments', 'INSERT', ['user_id']);
    await on('enrollments', 'UPDATE', ['user_id']);
    await on('lesson_activity', 'INSERT', ['user_id']);
    await on('lesson_answers', 'INSERT', ['user_id']);
    await on('lesson_answers', 'UPDATE', ['user_id']);
    await on('lesson_reflections', 'INSERT', ['user_id']);
    await on('event_rsvps', 'INSERT', ['user_id']);
    await on('group_memberships', 'INSERT', ['user_id']);
    await on('posts', 'INSERT', ['author_id']);
    await on('post_replies', 'INSERT', ['author_id']);
    await on('friendships', 'INSERT', ['low_id', 'high_id']);
    await queryRunner.query(
      `CREATE TRIGGER achievements_of_rows_post_replies_update AFTER UPDATE ON post_replies
       FOR EACH ROW WHEN (new.is_accepted AND NOT old.is_accepted) EXECUTE FUNCTION achievements_of_rows('author_id')`,
    );
    await queryRunner.query(
      `CREATE TRIGGER achievements_of_rows_friendships_update AFTER UPDATE ON friendships
       FOR EACH ROW WHEN (new.status = 'friends' AND old.status <> 'friends')
       EXECUTE FUNCTION achievements_of_rows('low_id', 'high_id')`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}

async function stub(queryRunner: QueryRunner, name: string): Promise<void> {
  await queryRunner.query(
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
  );
}

async function afterStatement(
  queryRunner: QueryRunner,
  routine: string,
  table: string,
  operation: Operation,
  parameters: string[],
): Promise<void> {
  await queryRunner.query(
    `CREATE TRIGGER ${routine}_${table}_${operation.toLowerCase()} AFTER ${operation} ON ${table}
     REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
     EXECUTE FUNCTION ${routine}(${parameters.map((one) => `'${one}'`).join(', ')})`,
  );
}
