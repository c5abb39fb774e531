import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddGroupMembers1795467141325 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "group_invitations" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "group_id" uuid NOT NULL, "code" text NOT NULL, "created_by_id" uuid, "uses" integer NOT NULL DEFAULT '0', "max_uses" integer NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_group_invitations_code" UNIQUE ("code"), CONSTRAINT "ck_group_invitations_uses" CHECK (uses BETWEEN 0 AND max_uses), CONSTRAINT "pk_group_invitations" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_group_invitations_group_id" ON "group_invitations"  ("group_id") `,
    );
    await queryRunner.query(`ALTER TABLE "groups" ADD "archived_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(
      `ALTER TABLE "group_join_requests" ADD "id" uuid NOT NULL DEFAULT gen_random_uuid()`,
    );
    await queryRunner.query(`ALTER TABLE "group_join_requests" ADD "answers" jsonb NOT NULL DEFAULT '[]'`);
    await queryRunner.query(
      `CREATE INDEX "ix_group_join_requests_group_id_created_at" ON "group_join_requests"  ("group_id", "created_at") `,
    );
    await queryRunner.query(
      `ALTER TABLE "group_invitations" ADD CONSTRAINT "fk_group_invitations_group_id" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "group_invitations" ADD CONSTRAINT "fk_group_invitations_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
