import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Releases of sections: what was published, what is served to whom, who did what, and how it does in browsers. */
export class Releases1763740000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "deploy_tokens" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "app" text NOT NULL,
        "name" text NOT NULL,
        "token_hash" bytea NOT NULL,
        "created_by" text NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "last_used_at" TIMESTAMP WITH TIME ZONE,
        "revoked_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "uq_deploy_tokens_token_hash" UNIQUE ("token_hash"),
        CONSTRAINT "pk_deploy_tokens" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE INDEX "ix_deploy_tokens_app" ON "deploy_tokens" ("app")`);
    await queryRunner.query(`CREATE TABLE "live_document" (
        "single" boolean NOT NULL DEFAULT true,
        "version" bigint NOT NULL DEFAULT '0',
        CONSTRAINT "ck_live_document_single" CHECK (single),
        CONSTRAINT "pk_live_document" PRIMARY KEY ("single")
      )`);
    await queryRunner.query(`CREATE TABLE "release_acts" (
        "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
        "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "actor" text NOT NULL,
        "app" text NOT NULL,
        "action" text NOT NULL,
        "release" text,
        "reason" text NOT NULL,
        "before" jsonb,
        "after" jsonb,
        CONSTRAINT "pk_release_acts" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE INDEX "ix_release_acts_app_id" ON "release_acts" ("app", "id")`);
    await queryRunner.query(`CREATE TABLE "release_signing_keys" (
        "name" text NOT NULL,
        "private_key" text NOT NULL,
        CONSTRAINT "pk_release_signing_keys" PRIMARY KEY ("name")
      )`);
    await queryRunner.query(`CREATE TABLE "releases" (
        "app" text NOT NULL,
        "release" text NOT NULL,
        "manifest" jsonb NOT NULL,
        "published_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "published_by" text NOT NULL,
        "verification" text,
        "verified_at" TIMESTAMP WITH TIME ZONE,
        "findings" jsonb NOT NULL DEFAULT '[]',
        "last_served_at" TIMESTAMP WITH TIME ZONE,
        "pinned_until" TIMESTAMP WITH TIME ZONE,
        "pruned_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "ck_releases_verification" CHECK (verification IN ('passed', 'failed')),
        CONSTRAINT "pk_releases" PRIMARY KEY ("app", "release")
      )`);
    await queryRunner.query(
      `CREATE INDEX "ix_releases_app_published_at_release" ON "releases" ("app", "published_at", "release")`,
    );
    await queryRunner.query(`CREATE TABLE "release_channels" (
        "app" text NOT NULL,
        "version" integer NOT NULL DEFAULT '0',
        "live" text,
        "earlier" text array NOT NULL DEFAULT '{}',
        "disabled" boolean NOT NULL DEFAULT false,
        "canary_release" text,
        "canary_percent" integer,
        "canary_cohort" text,
        "canary_salt" text,
        "canary_since" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "ck_release_channels_canary" CHECK (CASE WHEN canary_release IS NULL
          THEN num_nonnulls(canary_percent, canary_cohort, canary_salt, canary_since) = 0
          ELSE num_nonnulls(canary_percent, canary_cohort) = 1 AND num_nonnulls(canary_salt, canary_since) = 2 END),
        CONSTRAINT "ck_release_channels_percent" CHECK (canary_percent BETWEEN 1 AND 100),
        CONSTRAINT "ck_release_channels_cohort" CHECK (canary_cohort IN ('admins', 'hpc', 'members')),
        CONSTRAINT "pk_release_channels" PRIMARY KEY ("app")
      )`);
    await queryRunner.query(`CREATE TABLE "telemetry_counts" (
        "app" text NOT NULL,
        "release" text NOT NULL,
        "minute" TIMESTAMP WITH TIME ZONE NOT NULL,
        "kind" text NOT NULL,
        "phase" text NOT NULL,
        "detail" text NOT NULL,
        "count" integer NOT NULL,
        "total" double precision NOT NULL DEFAULT '0',
        CONSTRAINT "ck_telemetry_counts_kind" CHECK (kind IN ('load', 'failure', 'vital')),
        CONSTRAINT "pk_telemetry_counts" PRIMARY KEY ("app", "release", "minute", "kind", "phase", "detail")
      )`);
    await queryRunner.query(`CREATE INDEX "ix_telemetry_counts_minute" ON "telemetry_counts" ("minute")`);
    await queryRunner.query(
      `ALTER TABLE "release_channels" ADD CONSTRAINT "fk_release_channels_live" FOREIGN KEY ("app", "live") REFERENCES "releases"("app","release") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(`INSERT INTO live_document DEFAULT VALUES`);
    await queryRunner.query(`
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER release_acts_kept BEFORE UPDATE OR DELETE ON release_acts
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
