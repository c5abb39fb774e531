import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddProjects1795466380581 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "projects" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "slug" text NOT NULL, "title" text NOT NULL, "purpose" text NOT NULL, "topic" text, "skills" text array NOT NULL DEFAULT '{}', "ends_on" date, "stage" text NOT NULL DEFAULT 'proposed', "returned_reason" text, "result" text, "owner_id" uuid, "next_event_id" uuid, "discussion_id" uuid, "client_id" uuid, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "stage_since" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_projects_slug" UNIQUE ("slug"), CONSTRAINT "ck_projects_returned" CHECK (returned_reason IS NULL OR stage IN ('proposed', 'closed')), CONSTRAINT "ck_projects_result" CHECK (stage <> 'done' OR result IS NOT NULL), CONSTRAINT "ck_projects_topic" CHECK (topic IN ('Leadership', 'Practice', 'Education', 'Health', 'Public service', 'Data and tools', 'Ethics', 'Well-being')), CONSTRAINT "ck_projects_stage" CHECK (stage IN ('proposed', 'open', 'running', 'done', 'closed')), CONSTRAINT "pk_projects" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_projects_owner_id" ON "projects"  ("owner_id") `);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_projects_client" ON "projects"  ("owner_id", "client_id") WHERE client_id IS NOT NULL`,
    );
    await queryRunner.query(`CREATE INDEX "ix_projects_created_at_id" ON "projects"  ("created_at", "id") `);
    await queryRunner.query(
      `CREATE TABLE "project_roles" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "project_id" uuid NOT NULL, "name" text NOT NULL, "hours_per_week" integer NOT NULL, "position" integer NOT NULL, CONSTRAINT "ck_project_roles_hours" CHECK (hours_per_week BETWEEN 1 AND 40), CONSTRAINT "pk_project_roles" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_project_roles_project_id_position" ON "project_roles"  ("project_id", "position") `,
    );
    await queryRunner.query(
      `CREATE TABLE "project_members" ("project_id" uuid NOT NULL, "user_id" uuid NOT NULL, "role_id" uuid, "joined_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_project_members" PRIMARY KEY ("project_id", "user_id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_project_members_user_id" ON "project_members"  ("user_id") `);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_project_members_role" ON "project_members"  ("role_id") WHERE role_id IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE TABLE "project_requests" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "project_id" uuid NOT NULL, "role_id" uuid NOT NULL, "user_id" uuid NOT NULL, "words" text NOT NULL DEFAULT '', "state" text NOT NULL DEFAULT 'waiting', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_project_requests_state" CHECK (state IN ('waiting', 'accepted', 'declined')), CONSTRAINT "pk_project_requests" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_project_requests_role_id" ON "project_requests"  ("role_id") `);
    await queryRunner.query(`CREATE INDEX "ix_project_requests_user_id" ON "project_requests"  ("user_id") `);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_project_requests_accepted" ON "project_requests"  ("role_id") WHERE state = 'accepted'`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_project_requests_waiting" ON "project_requests"  ("project_id", "user_id") WHERE state = 'waiting'`,
    );
    await queryRunner.query(
      `CREATE TABLE "project_updates" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "project_id" uuid NOT NULL, "author_id" uuid, "text" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_project_updates" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_project_updates_author_id" ON "project_updates"  ("author_id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_project_updates_project_id_created_at" ON "project_updates"  ("project_id", "created_at") `,
    );
    await queryRunner.query(
      `ALTER TABLE "projects" ADD CONSTRAINT "fk_projects_owner_id" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "projects" ADD CONSTRAINT "fk_projects_next_event_id" FOREIGN KEY ("next_event_id") REFERENCES "events"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "projects" ADD CONSTRAINT "fk_projects_discussion_id" FOREIGN KEY ("discussion_id") REFERENCES "posts"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "project_roles" ADD CONSTRAINT "fk_project_roles_project_id" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "project_members" ADD CONSTRAINT "fk_project_members_project_id" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "project_members" ADD CONSTRAINT "fk_project_members_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "project_members" ADD CONSTRAINT "fk_project_members_role_id" FOREIGN KEY ("role_id") REFERENCES "project_roles"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "project_requests" ADD CONSTRAINT "fk_project_requests_project_id" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "project_requests" ADD CONSTRAINT "fk_project_requests_role_id" FOREIGN KEY ("role_id") REFERENCES "project_roles"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "project_requests" ADD CONSTRAINT "fk_project_requests_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "project_updates" ADD CONSTRAINT "fk_project_updates_project_id" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "project_updates" ADD CONSTRAINT "fk_project_updates_author_id" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `CREATE FUNCTION check_project_stage() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER projects_stage_update BEFORE UPDATE OF stage ON projects
       FOR EACH ROW WHEN (NEW.stage IS DISTINCT FROM OLD.stage) EXECUTE FUNCTION check_project_stage()`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
