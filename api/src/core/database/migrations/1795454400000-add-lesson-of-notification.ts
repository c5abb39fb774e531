import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddLessonOfNotification1795454400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "notifications" ADD "lesson_id" uuid`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
