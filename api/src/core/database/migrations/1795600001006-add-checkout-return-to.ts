import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCheckoutReturnTo1795600001006 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "checkouts" ADD "return_to" text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "checkouts" DROP COLUMN "return_to"`);
  }
}
