import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `rate_limits` stays for processes of the version before; a later migration drops it. */
export class RateLimitCounters1795426600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "rate_limit_counters" ("key" character varying(255) NOT NULL, "points" integer NOT NULL DEFAULT '0', "expire" bigint, CONSTRAINT "pk_rate_limit_counters" PRIMARY KEY ("key"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_rate_limit_counters_expire" ON "rate_limit_counters"  ("expire") `,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
