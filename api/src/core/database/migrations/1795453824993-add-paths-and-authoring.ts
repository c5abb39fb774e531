import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPathsAndAuthoring1795453824993 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "course_acts" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "course_id" uuid NOT NULL, "act" text NOT NULL, "version" integer, "detail" text, "actor_id" uuid, CONSTRAINT "ck_course_acts_act" CHECK (act IN ('create', 'publish', 'restore', 'duplicate', 'track')), CONSTRAINT "pk_course_acts" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_course_acts_actor_id" ON "course_acts"  ("actor_id") `);
    await queryRunner.query(
      `CREATE INDEX "ix_course_acts_course_id_id" ON "course_acts"  ("course_id", "id") `,
    );
    await queryRunner.query(
      `CREATE TABLE "course_drafts" ("course_id" uuid NOT NULL, "document" jsonb NOT NULL, "version" integer NOT NULL, "published_version" integer, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_by_id" uuid, CONSTRAINT "pk_course_drafts" PRIMARY KEY ("course_id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_course_drafts_updated_by_id" ON "course_drafts"  ("updated_by_id") `,
    );
    await queryRunner.query(
      `CREATE TABLE "course_versions" ("course_id" uuid NOT NULL, "version" integer NOT NULL, "document" jsonb NOT NULL, "published_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "published_by_id" uuid, CONSTRAINT "pk_course_versions" PRIMARY KEY ("course_id", "version"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_course_versions_published_by_id" ON "course_versions"  ("published_by_id") `,
    );
    await queryRunner.query(
      `CREATE TABLE "learning_path_memberships" ("user_id" uuid NOT NULL, "path_id" text NOT NULL, "joined_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_learning_path_memberships" PRIMARY KEY ("user_id", "path_id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_learning_path_memberships_path_id" ON "learning_path_memberships"  ("path_id") `,
    );
    await queryRunner.query(
      `CREATE TABLE "dismissed_recommendations" ("user_id" uuid NOT NULL, "kind" text NOT NULL, "subject_id" uuid NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_dismissed_recommendations_kind" CHECK (kind IN ('lesson', 'course', 'person', 'event', 'group')), CONSTRAINT "pk_dismissed_recommendations" PRIMARY KEY ("user_id", "kind", "subject_id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "recommendation_settings" ("user_id" uuid NOT NULL, "enabled" boolean NOT NULL, CONSTRAINT "pk_recommendation_settings" PRIMARY KEY ("user_id"))`,
    );
    await queryRunner.query(`ALTER TABLE "courses" ADD "track_override" text`);
    // Courses on another track than their title says have been put there by hand.
    await queryRunner.query(
      `UPDATE courses SET track_override = track WHERE track <> CASE
         WHEN title ~* '\\yai\\y|\\y(prompt|automation|technical|coding)' THEN 'ai-mastery'
         WHEN title ~* '\\y(consciousness|ethics|mindful|spiritual|meditation)' THEN 'consciousness-integration'
         WHEN title ~* '\\y(leadership|transform|change|management|organization)' THEN 'leadership-transformation'
         ELSE 'ai-mastery' END`,
    );
    await queryRunner.query(
      `INSERT INTO learning_path_memberships (user_id, path_id) SELECT u.id, p.id FROM users u JOIN learning_paths p ON p.id = u.track`,
    );
    await queryRunner.query(
      `ALTER TABLE "courses" ADD CONSTRAINT "ck_courses_track_override" CHECK (track_override IS NULL OR track_override = track)`,
    );
    await queryRunner.query(
      `ALTER TABLE "course_acts" ADD CONSTRAINT "fk_course_acts_actor_id" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "course_drafts" ADD CONSTRAINT "fk_course_drafts_updated_by_id" FOREIGN KEY ("updated_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "course_versions" ADD CONSTRAINT "fk_course_versions_published_by_id" FOREIGN KEY ("published_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "learning_path_memberships" ADD CONSTRAINT "fk_learning_path_memberships_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "learning_path_memberships" ADD CONSTRAINT "fk_learning_path_memberships_path_id" FOREIGN KEY ("path_id") REFERENCES "learning_paths"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "dismissed_recommendations" ADD CONSTRAINT "fk_dismissed_recommendations_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "recommendation_settings" ADD CONSTRAINT "fk_recommendation_settings_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
