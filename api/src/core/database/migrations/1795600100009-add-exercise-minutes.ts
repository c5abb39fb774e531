import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents stated how long a whole lesson takes; now that is computed. */
const withExerciseMinutes = (document: string): string => `jsonb_set(${document}, '{modules}', (
  SELECT coalesce(jsonb_agg(jsonb_set(m.module, '{lessons}', (
    SELECT coalesce(jsonb_agg(l.lesson - 'durationMinutes' || '{"exerciseMinutes": 0}' ORDER BY l.position), '[]')
    FROM jsonb_array_elements(m.module->'lessons') WITH ORDINALITY AS l(lesson, position)
  )) ORDER BY m.position), '[]')
  FROM jsonb_array_elements(${document}->'modules') WITH ORDINALITY AS m(module, position)))`;

export class AddExerciseMinutes1795600100009 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "lessons" ADD "exercise_minutes" integer NOT NULL DEFAULT '0'`);
    await queryRunner.query(
      `ALTER TABLE "lessons" ADD CONSTRAINT "ck_lessons_exercise" CHECK (exercise_minutes BETWEEN 0 AND duration_minutes)`,
    );
    for (const table of ['course_drafts', 'course_versions'])
      await queryRunner.query(`UPDATE ${table} SET document = ${withExerciseMinutes('document')}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "lessons" DROP CONSTRAINT "ck_lessons_exercise"`);
    await queryRunner.query(`ALTER TABLE "lessons" DROP COLUMN "exercise_minutes"`);
  }
}
