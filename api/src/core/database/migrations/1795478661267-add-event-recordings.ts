import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddEventRecordings1795478661267 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "events" ADD "recording" jsonb`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
