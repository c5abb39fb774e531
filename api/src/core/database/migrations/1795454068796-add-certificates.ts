import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCertificates1795454068796 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "certificates" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "user_id" uuid NOT NULL, "course_id" uuid NOT NULL, "version" integer NOT NULL DEFAULT '1', "status_index" SERIAL NOT NULL, "name" text NOT NULL, "course_title" text NOT NULL, "lesson_count" integer NOT NULL, "duration_minutes" integer NOT NULL, "completed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "issued_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "revoked_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "uq_certificates_status_index" UNIQUE ("status_index"), CONSTRAINT "uq_certificates_user_id_course_id_version" UNIQUE ("user_id", "course_id", "version"), CONSTRAINT "ck_certificates_version" CHECK (version > 0), CONSTRAINT "pk_certificates" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_certificates_course_id" ON "certificates"  ("course_id") `);
    await queryRunner.query(
      `CREATE TABLE "course_reviews" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "course_id" uuid NOT NULL, "user_id" uuid NOT NULL, "rating" smallint NOT NULL, "text" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "edited_at" TIMESTAMP WITH TIME ZONE, "deleted_at" TIMESTAMP WITH TIME ZONE, "removed_by" text, "hidden_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "uq_course_reviews_course_id_user_id" UNIQUE ("course_id", "user_id"), CONSTRAINT "ck_course_reviews_removed" CHECK ((deleted_at IS NULL) = (removed_by IS NULL) AND removed_by IN ('author', 'moderator')), CONSTRAINT "ck_course_reviews_text" CHECK (char_length(text) BETWEEN 1 AND 2000), CONSTRAINT "ck_course_reviews_rating" CHECK (rating BETWEEN 1 AND 5), CONSTRAINT "pk_course_reviews" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_course_reviews_user_id" ON "course_reviews"  ("user_id") `);
    await queryRunner.query(
      `CREATE INDEX "ix_course_reviews_course_id_created_at_id" ON "course_reviews"  ("course_id", "created_at", "id") `,
    );
    await queryRunner.query(`ALTER TABLE "courses" ADD "review_count" integer NOT NULL DEFAULT '0'`);
    await queryRunner.query(`ALTER TABLE "courses" ADD "rating_sum" integer NOT NULL DEFAULT '0'`);
    await queryRunner.query(
      `ALTER TABLE "courses" ADD CONSTRAINT "ck_courses_reviews" CHECK (review_count >= 0 AND rating_sum BETWEEN review_count AND 5 * review_count)`,
    );
    await queryRunner.query(
      `ALTER TABLE "certificates" ADD CONSTRAINT "fk_certificates_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "certificates" ADD CONSTRAINT "fk_certificates_course_id" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "course_reviews" ADD CONSTRAINT "fk_course_reviews_course_id" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "course_reviews" ADD CONSTRAINT "fk_course_reviews_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `CREATE FUNCTION issue_certificate() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER enrollments_certificate_insert AFTER INSERT ON enrollments
       FOR EACH ROW WHEN (NEW.completed_at IS NOT NULL) EXECUTE FUNCTION issue_certificate()`,
    );
    await queryRunner.query(
      `CREATE TRIGGER enrollments_certificate_update AFTER UPDATE ON enrollments
       FOR EACH ROW WHEN (NEW.completed_at IS NOT NULL AND OLD.completed_at IS NULL) EXECUTE FUNCTION issue_certificate()`,
    );
    await queryRunner.query(
      `INSERT INTO certificates (user_id, course_id, name, course_title, lesson_count, duration_minutes, completed_at, issued_at)
       SELECT en.user_id, en.course_id, member_name(u.first_name, u.last_name), c.title, c.lesson_count, c.duration_minutes,
              en.completed_at, en.completed_at
       FROM enrollments en JOIN users u ON u.id = en.user_id JOIN courses c ON c.id = en.course_id
       WHERE en.completed_at IS NOT NULL ORDER BY en.completed_at, en.id`,
    );
    await queryRunner.query(
      `CREATE FUNCTION count_course_review() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER course_reviews_counts AFTER INSERT OR UPDATE OR DELETE ON course_reviews
       FOR EACH ROW EXECUTE FUNCTION count_course_review()`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
