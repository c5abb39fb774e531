import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replaced by `rate_limit_counters`; no running version reads it any more. */
export class DropRateLimits1795439900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "rate_limits"`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "rate_limits" ("key" text NOT NULL, "window_start" TIMESTAMP WITH TIME ZONE NOT NULL, "count" integer NOT NULL, CONSTRAINT "pk_rate_limits" PRIMARY KEY ("key", "window_start"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_rate_limits_window_start" ON "rate_limits"  ("window_start") `);
  }
}
