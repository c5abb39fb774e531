import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddReports1795440836273 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "moderation_acts" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "act" text NOT NULL, "subject_kind" text NOT NULL, "subject_id" uuid NOT NULL, "author_id" uuid, "actor_id" uuid, "words" text, "until" TIMESTAMP WITH TIME ZONE, "replaces_id" uuid, CONSTRAINT "ck_moderation_acts_act" CHECK (act IN ('keep', 'hide', 'remove', 'warn', 'suspend')), CONSTRAINT "pk_moderation_acts" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_moderation_acts_author_id" ON "moderation_acts"  ("author_id") `,
    );
    await queryRunner.query(`CREATE INDEX "ix_moderation_acts_actor_id" ON "moderation_acts"  ("actor_id") `);
    await queryRunner.query(
      `CREATE INDEX "ix_moderation_acts_subject_id_at" ON "moderation_acts"  ("subject_id", "at") `,
    );
    await queryRunner.query(
      `CREATE TABLE "reports" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "subject_kind" text NOT NULL, "subject_id" uuid NOT NULL, "copy" jsonb NOT NULL, "author_id" uuid, "reporter_id" uuid, "reason" text NOT NULL, "note" text, "decision_id" uuid, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_reports_member" UNIQUE ("subject_id", "subject_kind", "reporter_id"), CONSTRAINT "ck_reports_reason" CHECK (reason IN ('spam', 'harassment', 'hate', 'privacy', 'misleading', 'other')), CONSTRAINT "pk_reports" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_reports_author_id" ON "reports"  ("author_id") `);
    await queryRunner.query(`CREATE INDEX "ix_reports_reporter_id" ON "reports"  ("reporter_id") `);
    await queryRunner.query(`CREATE INDEX "ix_reports_decision_id" ON "reports"  ("decision_id") `);
    await queryRunner.query(
      `CREATE INDEX "ix_reports_open" ON "reports"  ("created_at", "id") WHERE decision_id IS NULL`,
    );
    await queryRunner.query(`ALTER TABLE "users" ADD "suspended_until" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(
      `ALTER TABLE "users" ADD CONSTRAINT "ck_users_suspended" CHECK (suspended_until IS NULL OR suspended_at IS NOT NULL)`,
    );
    await queryRunner.query(
      `ALTER TABLE "moderation_acts" ADD CONSTRAINT "fk_moderation_acts_author_id" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "moderation_acts" ADD CONSTRAINT "fk_moderation_acts_actor_id" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "reports" ADD CONSTRAINT "fk_reports_author_id" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "reports" ADD CONSTRAINT "fk_reports_reporter_id" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "reports" ADD CONSTRAINT "fk_reports_decision_id" FOREIGN KEY ("decision_id") REFERENCES "moderation_acts"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
