import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How fast pages are, by route: apart from what releases are judged by, and by the hour. */
export class AddVitalCounts1795286399059 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "vital_counts" (
        "app" text NOT NULL,
        "release" text NOT NULL,
        "route" text NOT NULL,
        "hour" TIMESTAMP WITH TIME ZONE NOT NULL,
        "name" text NOT NULL,
        "rating" text NOT NULL,
        "count" integer NOT NULL,
        "total" double precision NOT NULL,
        CONSTRAINT "ck_vital_counts_rating" CHECK (rating IN ('good', 'needs-improvement', 'poor')),
        CONSTRAINT "ck_vital_counts_name" CHECK (name IN ('LCP', 'FCP', 'CLS', 'INP', 'TTFB')),
        CONSTRAINT "pk_vital_counts" PRIMARY KEY ("app", "release", "route", "hour", "name", "rating")
      )`);
    await queryRunner.query(`CREATE INDEX "ix_vital_counts_hour" ON "vital_counts" ("hour")`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
