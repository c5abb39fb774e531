import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddLessonParts1795450941767 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "lessons" DROP CONSTRAINT "uq_lessons_course_id_position"`);
    await queryRunner.query(
      `CREATE TABLE "lesson_media" ("name" text NOT NULL, "type" text NOT NULL, "hash" text NOT NULL, "bytes" bytea NOT NULL, CONSTRAINT "ck_lesson_media_name" CHECK (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'), CONSTRAINT "pk_lesson_media" PRIMARY KEY ("name"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "client_requests" ("user_id" uuid NOT NULL, "client_id" uuid NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_client_requests" PRIMARY KEY ("user_id", "client_id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_client_requests_at" ON "client_requests"  ("at") `);
    await queryRunner.query(
      `CREATE TABLE "lesson_answers" ("user_id" uuid NOT NULL, "lesson_id" uuid NOT NULL, "question_id" text NOT NULL, "answer" jsonb NOT NULL, "is_correct" boolean, "tries" integer NOT NULL DEFAULT '1', "answered_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_lesson_answers" PRIMARY KEY ("user_id", "lesson_id", "question_id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_lesson_answers_lesson_id" ON "lesson_answers"  ("lesson_id") `);
    await queryRunner.query(
      `CREATE TABLE "lesson_notes" ("user_id" uuid NOT NULL, "lesson_id" uuid NOT NULL, "text" text NOT NULL, "block_id" text, "seconds" integer, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_lesson_notes_text" CHECK (char_length(text) BETWEEN 1 AND 20000), CONSTRAINT "pk_lesson_notes" PRIMARY KEY ("user_id", "lesson_id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_lesson_notes_lesson_id" ON "lesson_notes"  ("lesson_id") `);
    await queryRunner.query(
      `CREATE TABLE "lesson_positions" ("user_id" uuid NOT NULL, "lesson_id" uuid NOT NULL, "block_id" text NOT NULL, "seconds" double precision NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_lesson_positions_seconds" CHECK (seconds >= 0), CONSTRAINT "pk_lesson_positions" PRIMARY KEY ("user_id", "lesson_id", "block_id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_lesson_positions_lesson_id" ON "lesson_positions"  ("lesson_id") `,
    );
    await queryRunner.query(
      `CREATE TABLE "lesson_reflections" ("user_id" uuid NOT NULL, "lesson_id" uuid NOT NULL, "text" text NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_lesson_reflections_text" CHECK (char_length(text) BETWEEN 1 AND 20000), CONSTRAINT "pk_lesson_reflections" PRIMARY KEY ("user_id", "lesson_id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_lesson_reflections_lesson_id" ON "lesson_reflections"  ("lesson_id") `,
    );
    await queryRunner.query(`ALTER TABLE "lessons" ADD "blocks" jsonb NOT NULL DEFAULT '[]'`);
    await queryRunner.query(
      `UPDATE lessons SET blocks = jsonb_build_array(jsonb_build_object('id', 'text', 'kind', 'text', 'body', body))`,
    );
    await queryRunner.query(`ALTER TABLE "lesson_media" ALTER COLUMN bytes SET STORAGE EXTERNAL`);
    await queryRunner.query(`ALTER TABLE "lessons" ADD "retired_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "enrollments" ADD "retired_lessons" integer NOT NULL DEFAULT '0'`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_lessons_place" ON "lessons"  ("course_id", "position") WHERE retired_at IS NULL`,
    );
    await queryRunner.query(
      `ALTER TABLE "client_requests" ADD CONSTRAINT "fk_client_requests_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lesson_answers" ADD CONSTRAINT "fk_lesson_answers_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lesson_answers" ADD CONSTRAINT "fk_lesson_answers_lesson_id" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lesson_notes" ADD CONSTRAINT "fk_lesson_notes_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lesson_notes" ADD CONSTRAINT "fk_lesson_notes_lesson_id" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lesson_positions" ADD CONSTRAINT "fk_lesson_positions_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lesson_positions" ADD CONSTRAINT "fk_lesson_positions_lesson_id" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lesson_reflections" ADD CONSTRAINT "fk_lesson_reflections_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lesson_reflections" ADD CONSTRAINT "fk_lesson_reflections_lesson_id" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
