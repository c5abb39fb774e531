import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words of the site that change without a release, who changed them, and what the podcast sounds like. */
export class AddContent1795300001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "recordings" ("episode" text NOT NULL, "type" text NOT NULL DEFAULT 'audio/mpeg', "seconds" integer NOT NULL, "hash" text NOT NULL, "bytes" bytea NOT NULL, CONSTRAINT "ck_recordings_seconds" CHECK (seconds > 0), CONSTRAINT "pk_recordings" PRIMARY KEY ("episode"))`,
    );
    // Compressed already; stored as it is, a slice of it is read without the rest.
    await queryRunner.query(`ALTER TABLE "recordings" ALTER COLUMN "bytes" SET STORAGE EXTERNAL`);
    await queryRunner.query(
      `CREATE TABLE "content_acts" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "kind" text NOT NULL, "slug" text NOT NULL, "act" text NOT NULL, "version" integer NOT NULL, "words" jsonb NOT NULL, "actor_id" uuid, CONSTRAINT "ck_content_acts_act" CHECK (act IN ('draft', 'publish', 'unpublish', 'delete')), CONSTRAINT "pk_content_acts" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_content_acts_actor_id" ON "content_acts"  ("actor_id") `);
    await queryRunner.query(
      `CREATE INDEX "ix_content_acts_kind_slug_id" ON "content_acts"  ("kind", "slug", "id") `,
    );
    await queryRunner.query(
      `CREATE TABLE "content" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "kind" text NOT NULL, "slug" text NOT NULL, "state" text NOT NULL, "title" text NOT NULL, "body" text NOT NULL DEFAULT '', "data" jsonb NOT NULL, "position" integer NOT NULL DEFAULT '0', "version" integer NOT NULL DEFAULT '1', "updated_by_id" uuid, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_content_kind_slug_state" UNIQUE ("kind", "slug", "state"), CONSTRAINT "ck_content_numbers" CHECK (version > 0 AND position >= 0), CONSTRAINT "ck_content_slug" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'), CONSTRAINT "ck_content_state" CHECK (state IN ('draft', 'published')), CONSTRAINT "ck_content_kind" CHECK (kind IN ('page', 'partner', 'testimonial', 'episode')), CONSTRAINT "pk_content" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_content_updated_by_id" ON "content"  ("updated_by_id") `);
    await queryRunner.query(
      `ALTER TABLE "content_acts" ADD CONSTRAINT "fk_content_acts_actor_id" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "content" ADD CONSTRAINT "fk_content_updated_by_id" FOREIGN KEY ("updated_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
