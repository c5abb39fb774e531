import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAccessLevelChanges1795451563168 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "access_level_changes" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "member_id" uuid, "actor_id" uuid, "before" text NOT NULL, "after" text NOT NULL, CONSTRAINT "ck_access_level_changes_after" CHECK (after IN ('member', 'moderator', 'admin') AND after <> before), CONSTRAINT "ck_access_level_changes_before" CHECK (before IN ('member', 'moderator', 'admin')), CONSTRAINT "pk_access_level_changes" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_access_level_changes_member_id" ON "access_level_changes"  ("member_id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_access_level_changes_actor_id" ON "access_level_changes"  ("actor_id") `,
    );
    await queryRunner.query(
      `ALTER TABLE "access_level_changes" ADD CONSTRAINT "fk_access_level_changes_member_id" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "access_level_changes" ADD CONSTRAINT "fk_access_level_changes_actor_id" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
