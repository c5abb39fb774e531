import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountHeldPlaces1795510100003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX "ix_event_rsvps_held" ON "event_rsvps" ("event_id") WHERE confirm_by IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."ix_event_rsvps_held"`);
  }
}
