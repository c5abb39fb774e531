import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts upcoming events without reading past ones. */
export class UpcomingEventsIndex1763730000009 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX "ix_events_ends_at" ON "events" ("ends_at")`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
