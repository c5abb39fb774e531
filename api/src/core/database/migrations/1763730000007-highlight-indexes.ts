import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finding people with something in common, by index. */
export class HighlightIndexes1763730000007 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX "ix_users_interests" ON "users" USING gin ("interests")`);
    await queryRunner.query(
      `CREATE INDEX "ix_users_location_joined_at" ON "users" ("location", "joined_at")`,
    );
    await queryRunner.query(`DROP INDEX "ix_enrollments_course_id"`);
    await queryRunner.query(
      `CREATE INDEX "ix_enrollments_course_id_started_at" ON "enrollments" ("course_id", "started_at")`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
