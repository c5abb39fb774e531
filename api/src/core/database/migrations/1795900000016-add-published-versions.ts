import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One table of what was ever public, for content and courses. `course_versions` stays for one release: replicas of the
 * release before still write it. The next one copies what they have added meanwhile, and drops it.
 */
export class AddPublishedVersions1795900000016 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "published_versions" ("kind" text NOT NULL, "subject" text NOT NULL, "number" integer NOT NULL, "document" jsonb NOT NULL, "published_at" TIMESTAMP WITH TIME ZONE NOT NULL, "published_by_id" uuid, CONSTRAINT "ck_published_versions_document" CHECK (jsonb_typeof(document) = 'object'), CONSTRAINT "ck_published_versions_number" CHECK (number >= 0), CONSTRAINT "ck_published_versions_subject" CHECK (subject ~ '^[a-z0-9]+(-[a-z0-9]+)*$'), CONSTRAINT "ck_published_versions_kind" CHECK (kind IN ('page', 'partner', 'testimonial', 'episode', 'course')), CONSTRAINT "pk_published_versions" PRIMARY KEY ("kind", "subject", "number"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_published_versions_published_by_id" ON "published_versions"  ("published_by_id") `,
    );
    await queryRunner.query(
      `ALTER TABLE "published_versions" ADD CONSTRAINT "fk_published_versions_published_by_id" FOREIGN KEY ("published_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await widenActions(queryRunner);
    await copyContent(queryRunner);
    await copyCourses(queryRunner);
    await refuseRewriting(queryRunner);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}

async function widenActions(queryRunner: QueryRunner): Promise<void> {
  const actions = {
    content_acts: `'draft', 'publish', 'unpublish', 'delete', 'discard', 'restore'`,
    course_acts: `'create', 'publish', 'restore', 'discard', 'duplicate', 'track'`,
  };
  for (const [table, all] of Object.entries(actions)) {
    await queryRunner.query(`ALTER TABLE "${table}" DROP CONSTRAINT "ck_${table}_act"`);
    await queryRunner.query(
      `ALTER TABLE "${table}" ADD CONSTRAINT "ck_${table}_act" CHECK (act IN (${all}))`,
    );
  }
}

/** What the log says was published, then what is public unless that is the same. */
async function copyContent(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    INSERT INTO published_versions (kind, subject, number, document, published_at, published_by_id)
    SELECT kind, slug, row_number() OVER (PARTITION BY kind, slug ORDER BY place), document, at, by
    FROM (
      SELECT *, lag(document) OVER (PARTITION BY kind, slug ORDER BY place) AS previous
      FROM (
        SELECT kind, slug, id AS place, words AS document, at, actor_id AS by FROM content_acts WHERE act = 'publish'
        UNION ALL
        SELECT kind, slug, 9223372036854775807,
               jsonb_build_object('title', title, 'body', body, 'data', data, 'position', position),
               updated_at, updated_by_id
        FROM content WHERE state = 'published'
      ) published
    ) v
    WHERE document IS DISTINCT FROM previous`);
}

/** The versions with their numbers, then what members see unless that is the latest of them. */
async function copyCourses(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    INSERT INTO published_versions (kind, subject, number, document, published_at, published_by_id)
    SELECT 'course', course_id, version, document, published_at, published_by_id FROM course_versions`);
  await queryRunner.query(`
    INSERT INTO published_versions (kind, subject, number, document, published_at, published_by_id)
    SELECT 'course', p.id, coalesce(l.number, 0) + 1, p.document, coalesce(a.at, p.created_at), a.actor_id
    FROM (
      SELECT c.id, c.created_at, jsonb_build_object(
        'title', c.title, 'promise', c.promise, 'description', c.description, 'outcomes', c.outcomes,
        'level', c.level, 'access', c.access, 'instructorId', c.instructor_id,
        'modules', coalesce((
          SELECT jsonb_agg(jsonb_build_object('id', m.id, 'title', m.title, 'lessons', o.lessons) ORDER BY m.position)
          FROM course_modules m
          JOIN LATERAL (
            SELECT jsonb_agg(jsonb_build_object(
              'id', l.id, 'title', l.title, 'exerciseMinutes', l.exercise_minutes, 'kind', l.kind,
              'isPreview', l.is_preview, 'blocks', l.blocks) ORDER BY l.position) AS lessons
            FROM lessons l WHERE l.module_id = m.id AND l.retired_at IS NULL
          ) o ON o.lessons IS NOT NULL
          WHERE m.course_id = c.id), '[]')) AS document
      FROM courses c
    ) p
    LEFT JOIN LATERAL (
      SELECT number, document FROM published_versions v
      WHERE (v.kind, v.subject) = ('course', p.id::text) ORDER BY number DESC LIMIT 1
    ) l ON true
    LEFT JOIN LATERAL (
      SELECT at, actor_id FROM course_acts WHERE course_id = p.id AND act = 'publish' ORDER BY id DESC LIMIT 1
    ) a ON true
    WHERE p.document IS DISTINCT FROM l.document`);
}

async function refuseRewriting(queryRunner: QueryRunner): Promise<void> {
  // Its body is in versions.functions.sql, which is applied after the migrations.
  await queryRunner.query(
    `CREATE FUNCTION refuse_version_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
  );
  // Depth 0 is a statement of ours; erasing an account takes its id away through the foreign key, at depth 1.
  await queryRunner.query(
    `CREATE TRIGGER published_versions_no_rewrite BEFORE UPDATE OR DELETE ON published_versions
     FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_version_rewrite()`,
  );
}
