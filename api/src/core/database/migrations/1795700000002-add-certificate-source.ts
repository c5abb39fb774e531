import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCertificateSource1795700000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "certificates" ADD "source_id" uuid`);
    await queryRunner.query(
      `ALTER TABLE "certificates" ADD CONSTRAINT "uq_certificates_source_id" UNIQUE ("source_id")`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "certificates" DROP CONSTRAINT "uq_certificates_source_id"`);
    await queryRunner.query(`ALTER TABLE "certificates" DROP COLUMN "source_id"`);
  }
}
