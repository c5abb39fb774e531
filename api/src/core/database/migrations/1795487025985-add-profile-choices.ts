import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddProfileChoices1795487025985 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "users" ADD "hidden_courses" uuid array NOT NULL DEFAULT '{}'`);
    await queryRunner.query(`ALTER TABLE "users" ADD "hidden_achievements" text array NOT NULL DEFAULT '{}'`);
    await queryRunner.query(`ALTER TABLE "users" ADD "onboarding_step" smallint NOT NULL DEFAULT '1'`);
    await queryRunner.query(
      `ALTER TABLE "users" ADD CONSTRAINT "ck_users_onboarding_step" CHECK (onboarding_step BETWEEN 1 AND 4)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "users" DROP CONSTRAINT "ck_users_onboarding_step"`);
    await queryRunner.query(`ALTER TABLE "users" DROP COLUMN "onboarding_step"`);
    await queryRunner.query(`ALTER TABLE "users" DROP COLUMN "hidden_achievements"`);
    await queryRunner.query(`ALTER TABLE "users" DROP COLUMN "hidden_courses"`);
  }
}
