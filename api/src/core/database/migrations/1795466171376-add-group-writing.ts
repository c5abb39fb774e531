import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddGroupWriting1795466171376 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "groups" ADD "cover_url" text`);
    await queryRunner.query(`ALTER TABLE "groups" ADD "questions" text array NOT NULL DEFAULT '{}'`);
    await queryRunner.query(`ALTER TABLE "groups" ADD "created_by_id" uuid`);
    await queryRunner.query(`ALTER TABLE "groups" ADD "client_id" uuid`);
    await queryRunner.query(
      `ALTER TABLE "groups" ADD CONSTRAINT "ck_groups_questions" CHECK (cardinality(questions) <= 5)`,
    );
    await queryRunner.query(
      `ALTER TABLE "groups" ADD CONSTRAINT "uq_groups_client_id" UNIQUE ("created_by_id", "client_id")`,
    );
    await queryRunner.query(
      `ALTER TABLE "groups" ADD CONSTRAINT "fk_groups_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
