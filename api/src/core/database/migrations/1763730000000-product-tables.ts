import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses, events, groups, posts and points: generated from the entities, plus the sequence behind the waitlist. */
export class ProductTables1763730000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE SEQUENCE event_rsvp_queue`);
    await queryRunner.query(`CREATE TABLE "counters" (
        "name" text NOT NULL,
        "value" bigint NOT NULL DEFAULT '0',
        CONSTRAINT "pk_counters" PRIMARY KEY ("name")
      )`);
    await queryRunner.query(`CREATE TABLE "learning_paths" (
        "id" text NOT NULL,
        "title" text NOT NULL,
        "description" text NOT NULL,
        "position" integer NOT NULL,
        CONSTRAINT "pk_learning_paths" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE TABLE "groups" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "slug" text NOT NULL,
        "name" text NOT NULL,
        "about" text NOT NULL,
        "rules" text NOT NULL,
        "topic" text NOT NULL,
        "visibility" text NOT NULL,
        "cover_seed" text NOT NULL,
        "member_count" integer NOT NULL DEFAULT '0',
        "post_count" integer NOT NULL DEFAULT '0',
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "uq_groups_slug" UNIQUE ("slug"),
        CONSTRAINT "ck_groups_counts" CHECK (member_count >= 0 AND post_count >= 0),
        CONSTRAINT "ck_groups_visibility" CHECK (visibility IN ('public', 'private', 'pro', 'secret')),
        CONSTRAINT "pk_groups" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE INDEX "ix_groups_member_count_id" ON "groups" ("member_count", "id")`);
    await queryRunner.query(`CREATE TABLE "courses" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "slug" text NOT NULL,
        "title" text NOT NULL,
        "promise" text NOT NULL,
        "description" text NOT NULL,
        "outcomes" text array NOT NULL DEFAULT '{}',
        "track" text NOT NULL,
        "level" text NOT NULL,
        "access" text NOT NULL,
        "cover_seed" text NOT NULL,
        "instructor_id" uuid,
        "position" integer NOT NULL DEFAULT '0',
        "lesson_count" integer NOT NULL DEFAULT '0',
        "duration_minutes" integer NOT NULL DEFAULT '0',
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "uq_courses_slug" UNIQUE ("slug"),
        CONSTRAINT "ck_courses_counts" CHECK (lesson_count >= 0 AND duration_minutes >= 0),
        CONSTRAINT "ck_courses_access" CHECK (access IN ('free', 'pro')),
        CONSTRAINT "ck_courses_level" CHECK (level IN ('introductory', 'intermediate', 'advanced')),
        CONSTRAINT "ck_courses_track" CHECK (track IN ('ai-mastery', 'consciousness-integration', 'leadership-transformation')),
        CONSTRAINT "pk_courses" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE INDEX "ix_courses_instructor_id" ON "courses" ("instructor_id")`);
    await queryRunner.query(`CREATE INDEX "ix_courses_track_position" ON "courses" ("track", "position")`);
    await queryRunner.query(`CREATE TABLE "course_modules" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "course_id" uuid NOT NULL,
        "title" text NOT NULL,
        "position" integer NOT NULL,
        CONSTRAINT "uq_course_modules_course_id_position" UNIQUE ("course_id", "position"),
        CONSTRAINT "pk_course_modules" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE TABLE "lessons" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "course_id" uuid NOT NULL,
        "module_id" uuid NOT NULL,
        "slug" text NOT NULL,
        "title" text NOT NULL,
        "position" integer NOT NULL,
        "duration_minutes" integer NOT NULL,
        "kind" text NOT NULL,
        "body" text NOT NULL,
        "is_preview" boolean NOT NULL DEFAULT false,
        CONSTRAINT "uq_lessons_course_id_position" UNIQUE ("course_id", "position"),
        CONSTRAINT "uq_lessons_slug" UNIQUE ("slug"),
        CONSTRAINT "ck_lessons_duration" CHECK (duration_minutes > 0),
        CONSTRAINT "ck_lessons_kind" CHECK (kind IN ('text', 'video', 'reflection', 'quiz')),
        CONSTRAINT "pk_lessons" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE INDEX "ix_lessons_module_id" ON "lessons" ("module_id")`);
    await queryRunner.query(`CREATE TABLE "lesson_activity" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "lesson_id" uuid NOT NULL,
        "occurred_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "pk_lesson_activity" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE INDEX "ix_lesson_activity_lesson_id" ON "lesson_activity" ("lesson_id")`);
    await queryRunner.query(
      `CREATE INDEX "ix_lesson_activity_user_id_occurred_at" ON "lesson_activity" ("user_id", "occurred_at")`,
    );
    await queryRunner.query(`CREATE TABLE "events" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "slug" text NOT NULL,
        "title" text NOT NULL,
        "summary" text NOT NULL,
        "description" text NOT NULL,
        "starts_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "ends_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "time_zone" text NOT NULL,
        "format" text NOT NULL,
        "location" text,
        "access" text NOT NULL,
        "capacity" integer,
        "going_count" integer NOT NULL DEFAULT '0',
        "host_id" uuid,
        "agenda" jsonb NOT NULL DEFAULT '[]',
        "join_url" text,
        "has_recording" boolean NOT NULL DEFAULT false,
        "cover_seed" text NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "uq_events_slug" UNIQUE ("slug"),
        CONSTRAINT "ck_events_going_count" CHECK (going_count >= 0 AND (capacity IS NULL OR going_count <= capacity)),
        CONSTRAINT "ck_events_capacity" CHECK (capacity > 0),
        CONSTRAINT "ck_events_length" CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '14 days'),
        CONSTRAINT "ck_events_access" CHECK (access IN ('free', 'pro')),
        CONSTRAINT "ck_events_format" CHECK (format IN ('online', 'in_person')),
        CONSTRAINT "pk_events" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE INDEX "ix_events_host_id" ON "events" ("host_id")`);
    await queryRunner.query(`CREATE INDEX "ix_events_starts_at_id" ON "events" ("starts_at", "id")`);
    await queryRunner.query(`CREATE TABLE "event_rsvps" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "event_id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "status" text NOT NULL,
        "queue_number" bigint NOT NULL DEFAULT nextval('event_rsvp_queue'),
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "uq_event_rsvps_event_id_user_id" UNIQUE ("event_id", "user_id"),
        CONSTRAINT "ck_event_rsvps_status" CHECK (status IN ('going', 'maybe', 'waitlisted')),
        CONSTRAINT "pk_event_rsvps" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(
      `CREATE INDEX "ix_event_rsvps_waitlist" ON "event_rsvps" ("event_id", "queue_number") WHERE status = 'waitlisted'`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_event_rsvps_user_id_created_at" ON "event_rsvps" ("user_id", "created_at")`,
    );
    await queryRunner.query(`CREATE TABLE "enrollments" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "course_id" uuid NOT NULL,
        "started_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "completed_lessons" integer NOT NULL DEFAULT '0',
        "completed_at" TIMESTAMP WITH TIME ZONE,
        "last_activity_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "uq_enrollments_user_id_course_id" UNIQUE ("user_id", "course_id"),
        CONSTRAINT "ck_enrollments_completed_lessons" CHECK (completed_lessons >= 0),
        CONSTRAINT "pk_enrollments" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE INDEX "ix_enrollments_course_id" ON "enrollments" ("course_id")`);
    await queryRunner.query(`CREATE TABLE "group_memberships" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "group_id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "role" text NOT NULL DEFAULT 'member',
        "joined_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "uq_group_memberships_user_id_group_id" UNIQUE ("user_id", "group_id"),
        CONSTRAINT "ck_group_memberships_role" CHECK (role IN ('owner', 'moderator', 'member')),
        CONSTRAINT "pk_group_memberships" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(
      `CREATE INDEX "ix_group_memberships_group_id_joined_at" ON "group_memberships" ("group_id", "joined_at")`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_group_memberships_staff" ON "group_memberships" ("group_id") WHERE role <> 'member'`,
    );
    await queryRunner.query(`CREATE TABLE "point_totals" (
        "user_id" uuid NOT NULL,
        "total_points" integer NOT NULL DEFAULT '0',
        CONSTRAINT "pk_point_totals" PRIMARY KEY ("user_id")
      )`);
    await queryRunner.query(`CREATE TABLE "group_join_requests" (
        "group_id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "pk_group_join_requests" PRIMARY KEY ("group_id", "user_id")
      )`);
    await queryRunner.query(
      `CREATE INDEX "ix_group_join_requests_user_id" ON "group_join_requests" ("user_id")`,
    );
    await queryRunner.query(`CREATE TABLE "point_entries" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "reason" text NOT NULL,
        "source_type" text NOT NULL,
        "source_id" uuid NOT NULL,
        "round" integer NOT NULL DEFAULT '1',
        "delta" integer NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "uq_point_entries_effect" UNIQUE ("source_type", "source_id", "reason", "round"),
        CONSTRAINT "ck_point_entries_delta" CHECK (delta <> 0),
        CONSTRAINT "pk_point_entries" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(
      `CREATE INDEX "ix_point_entries_user_id_created_at" ON "point_entries" ("user_id", "created_at")`,
    );
    await queryRunner.query(`CREATE TABLE "posts" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "slug" text NOT NULL,
        "title" text NOT NULL,
        "body" text NOT NULL,
        "excerpt" text NOT NULL,
        "kind" text NOT NULL,
        "tags" text array NOT NULL DEFAULT '{}',
        "author_id" uuid,
        "group_id" uuid,
        "lesson_id" uuid,
        "reply_count" integer NOT NULL DEFAULT '0',
        "reaction_count" integer NOT NULL DEFAULT '0',
        "is_answered" boolean NOT NULL DEFAULT false,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "last_activity_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "uq_posts_slug" UNIQUE ("slug"),
        CONSTRAINT "ck_posts_counts" CHECK (reply_count >= 0 AND reaction_count >= 0),
        CONSTRAINT "ck_posts_place" CHECK ((kind = 'lesson') = (lesson_id IS NOT NULL) AND (lesson_id IS NULL OR group_id IS NULL)),
        CONSTRAINT "ck_posts_kind" CHECK (kind IN ('question', 'discussion', 'introduction', 'lesson')),
        CONSTRAINT "pk_posts" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE INDEX "ix_posts_author_id" ON "posts" ("author_id")`);
    await queryRunner.query(
      `CREATE INDEX "ix_posts_lesson" ON "posts" ("lesson_id") WHERE lesson_id IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_posts_group_latest" ON "posts" ("group_id", "last_activity_at", "id") WHERE group_id IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_posts_kind_latest" ON "posts" ("kind", "last_activity_at", "id")`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_posts_latest" ON "posts" ("last_activity_at", "id") WHERE kind <> 'lesson'`,
    );
    await queryRunner.query(`CREATE TABLE "learning_path_courses" (
        "path_id" text NOT NULL,
        "course_id" uuid NOT NULL,
        "position" integer NOT NULL,
        CONSTRAINT "pk_learning_path_courses" PRIMARY KEY ("path_id", "course_id")
      )`);
    await queryRunner.query(
      `CREATE INDEX "ix_learning_path_courses_course_id" ON "learning_path_courses" ("course_id")`,
    );
    await queryRunner.query(`CREATE TABLE "post_reactions" (
        "post_id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "pk_post_reactions" PRIMARY KEY ("post_id", "user_id")
      )`);
    await queryRunner.query(`CREATE INDEX "ix_post_reactions_user_id" ON "post_reactions" ("user_id")`);
    await queryRunner.query(`CREATE TABLE "post_replies" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "post_id" uuid NOT NULL,
        "author_id" uuid,
        "body" text NOT NULL,
        "is_accepted" boolean NOT NULL DEFAULT false,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "pk_post_replies" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE INDEX "ix_post_replies_author_id" ON "post_replies" ("author_id")`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_post_replies_accepted" ON "post_replies" ("post_id") WHERE is_accepted`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_post_replies_post_id_created_at" ON "post_replies" ("post_id", "created_at")`,
    );
    await queryRunner.query(`CREATE TABLE "lesson_completions" (
        "enrollment_id" uuid NOT NULL,
        "lesson_id" uuid NOT NULL,
        "completed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "pk_lesson_completions" PRIMARY KEY ("enrollment_id", "lesson_id")
      )`);
    await queryRunner.query(
      `CREATE INDEX "ix_lesson_completions_lesson_id" ON "lesson_completions" ("lesson_id")`,
    );
    await queryRunner.query(
      `ALTER TABLE "courses" ADD CONSTRAINT "fk_courses_instructor_id" FOREIGN KEY ("instructor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "course_modules" ADD CONSTRAINT "fk_course_modules_course_id" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lessons" ADD CONSTRAINT "fk_lessons_course_id" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lessons" ADD CONSTRAINT "fk_lessons_module_id" FOREIGN KEY ("module_id") REFERENCES "course_modules"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lesson_activity" ADD CONSTRAINT "fk_lesson_activity_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lesson_activity" ADD CONSTRAINT "fk_lesson_activity_lesson_id" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "events" ADD CONSTRAINT "fk_events_host_id" FOREIGN KEY ("host_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "event_rsvps" ADD CONSTRAINT "fk_event_rsvps_event_id" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "event_rsvps" ADD CONSTRAINT "fk_event_rsvps_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "enrollments" ADD CONSTRAINT "fk_enrollments_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "enrollments" ADD CONSTRAINT "fk_enrollments_course_id" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "group_memberships" ADD CONSTRAINT "fk_group_memberships_group_id" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "group_memberships" ADD CONSTRAINT "fk_group_memberships_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "point_totals" ADD CONSTRAINT "fk_point_totals_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "group_join_requests" ADD CONSTRAINT "fk_group_join_requests_group_id" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "group_join_requests" ADD CONSTRAINT "fk_group_join_requests_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "point_entries" ADD CONSTRAINT "fk_point_entries_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "posts" ADD CONSTRAINT "fk_posts_author_id" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "posts" ADD CONSTRAINT "fk_posts_group_id" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "posts" ADD CONSTRAINT "fk_posts_lesson_id" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "learning_path_courses" ADD CONSTRAINT "fk_learning_path_courses_path_id" FOREIGN KEY ("path_id") REFERENCES "learning_paths"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "learning_path_courses" ADD CONSTRAINT "fk_learning_path_courses_course_id" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_reactions" ADD CONSTRAINT "fk_post_reactions_post_id" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_reactions" ADD CONSTRAINT "fk_post_reactions_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_replies" ADD CONSTRAINT "fk_post_replies_post_id" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "post_replies" ADD CONSTRAINT "fk_post_replies_author_id" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lesson_completions" ADD CONSTRAINT "fk_lesson_completions_enrollment_id" FOREIGN KEY ("enrollment_id") REFERENCES "enrollments"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "lesson_completions" ADD CONSTRAINT "fk_lesson_completions_lesson_id" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
