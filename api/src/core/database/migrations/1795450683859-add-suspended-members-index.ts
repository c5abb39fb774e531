import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSuspendedMembersIndex1795450683859 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX "ix_users_suspended" ON "users"  ("id") WHERE suspended_at IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
