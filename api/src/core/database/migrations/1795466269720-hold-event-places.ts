import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HoldEventPlaces1795466269720 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "event_rsvps" ADD "confirm_by" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "event_rsvps" ADD "is_announced" boolean NOT NULL DEFAULT true`);
    await queryRunner.query(
      `CREATE INDEX "ix_event_rsvps_unannounced" ON "event_rsvps" ("id") WHERE NOT is_announced`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_event_rsvps_confirm_by" ON "event_rsvps" ("confirm_by") WHERE confirm_by IS NOT NULL`,
    );
    await queryRunner.query(
      `ALTER TABLE "event_rsvps" ADD CONSTRAINT "ck_event_rsvps_confirm_by" CHECK (confirm_by IS NULL OR status = 'going')`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
