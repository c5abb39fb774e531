import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProjectUpdatesOnce1795480000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "project_updates" ADD "client_id" uuid`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_project_updates_client" ON "project_updates"  ("author_id", "client_id") WHERE client_id IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
