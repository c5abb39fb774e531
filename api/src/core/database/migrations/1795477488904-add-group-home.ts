import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddGroupHome1795477488904 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "site_settings" ("id" smallint NOT NULL, "reviews_groups" boolean NOT NULL DEFAULT false, CONSTRAINT "ck_site_settings_one" CHECK (id = 1), CONSTRAINT "pk_site_settings" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "group_bans" ("group_id" uuid NOT NULL, "user_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_group_bans" PRIMARY KEY ("group_id", "user_id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_group_bans_user_id" ON "group_bans"  ("user_id") `);
    await queryRunner.query(
      `CREATE TABLE "group_resources" ("id" uuid NOT NULL, "group_id" uuid NOT NULL, "title" text NOT NULL, "url" text, "file_name" text, "file_size" integer, "added_by_id" uuid, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_group_resources_file" CHECK ((file_name IS NULL) = (file_size IS NULL)), CONSTRAINT "ck_group_resources_kind" CHECK ((url IS NULL) <> (file_name IS NULL)), CONSTRAINT "pk_group_resources" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_group_resources_added_by_id" ON "group_resources"  ("added_by_id") `,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_group_resources_url" ON "group_resources"  ("group_id", "url") WHERE url IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_group_resources_group_id_created_at" ON "group_resources"  ("group_id", "created_at") `,
    );
    await queryRunner.query(`ALTER TABLE "groups" ADD "intended_visibility" text`);
    await queryRunner.query(`ALTER TABLE "groups" ADD "withheld_as" text`);
    await queryRunner.query(`ALTER TABLE "groups" ADD "returned_reason" text`);
    await queryRunner.query(`ALTER TABLE "events" ADD "hidden_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "events" ADD "removed_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(
      `ALTER TABLE "group_memberships" ADD "notifications" text NOT NULL DEFAULT 'all'`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_groups_pending" ON "groups"  ("created_at", "id") WHERE withheld_as = 'pending'`,
    );
    await queryRunner.query(`ALTER TABLE "groups" DROP CONSTRAINT "ck_groups_visibility"`);
    await queryRunner.query(
      `ALTER TABLE "groups" ADD CONSTRAINT "ck_groups_visibility" CHECK (visibility IN ('public', 'private', 'pro', 'secret', 'withheld'))`,
    );
    await queryRunner.query(`ALTER TABLE "groups" ADD CONSTRAINT "ck_groups_withheld" CHECK ((visibility = 'withheld') = (withheld_as IS NOT NULL) AND (withheld_as IS NULL) = (intended_visibility IS NULL)
   AND coalesce(withheld_as = 'returned', false) = (returned_reason IS NOT NULL))`);
    await queryRunner.query(
      `ALTER TABLE "groups" ADD CONSTRAINT "ck_groups_withheld_as" CHECK (withheld_as IN ('pending', 'returned', 'hidden', 'removed'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "groups" ADD CONSTRAINT "ck_groups_intended_visibility" CHECK (intended_visibility IN ('public', 'private', 'pro', 'secret'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "group_memberships" ADD CONSTRAINT "ck_group_memberships_notifications" CHECK (notifications IN ('all', 'mentions', 'none'))`,
    );
    await queryRunner.query(
      `ALTER TABLE "group_bans" ADD CONSTRAINT "fk_group_bans_group_id" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "group_bans" ADD CONSTRAINT "fk_group_bans_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "group_resources" ADD CONSTRAINT "fk_group_resources_group_id" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "group_resources" ADD CONSTRAINT "fk_group_resources_added_by_id" FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `CREATE FUNCTION group_sight_points() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER groups_sight_points AFTER UPDATE ON groups
       REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION group_sight_points()`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
