import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSystemMessages1795600000006 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "messages" ADD "is_system" boolean NOT NULL DEFAULT false`);
    await queryRunner.query(
      `ALTER TABLE "messages" ADD CONSTRAINT "ck_messages_system" CHECK (NOT is_system OR author_id IS NULL)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "messages" DROP CONSTRAINT "ck_messages_system"`);
    await queryRunner.query(`ALTER TABLE "messages" DROP COLUMN "is_system"`);
  }
}
