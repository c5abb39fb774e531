import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddEventSeries1795476877358 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "event_series" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "rule" text NOT NULL, "words" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_event_series" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`ALTER TABLE "events" ADD "series_id" uuid`);
    await queryRunner.query(`ALTER TABLE "events" ADD "series_position" integer`);
    await queryRunner.query(
      `ALTER TABLE "events" ADD CONSTRAINT "ck_events_series" CHECK (series_id IS NULL OR series_position > 0)`,
    );
    await queryRunner.query(
      `ALTER TABLE "events" ADD CONSTRAINT "uq_events_series_id_series_position" UNIQUE ("series_id", "series_position")`,
    );
    await queryRunner.query(
      `ALTER TABLE "events" ADD CONSTRAINT "fk_events_series_id" FOREIGN KEY ("series_id") REFERENCES "event_series"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
