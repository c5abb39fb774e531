import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddFriendships1795439360151 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "introductions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "by_id" uuid NOT NULL, "first_id" uuid NOT NULL, "second_id" uuid NOT NULL, "reason" text NOT NULL, "first_agrees" boolean, "second_agrees" boolean, "conversation_id" uuid, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_introductions_people" UNIQUE ("by_id", "first_id", "second_id"), CONSTRAINT "ck_introductions_three" CHECK (first_id < second_id AND by_id NOT IN (first_id, second_id)), CONSTRAINT "pk_introductions" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_introductions_second_id_created_at" ON "introductions"  ("second_id", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_introductions_first_id_created_at" ON "introductions"  ("first_id", "created_at") `,
    );
    await queryRunner.query(
      `CREATE TABLE "friendships" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "low_id" uuid NOT NULL, "high_id" uuid NOT NULL, "asked_by_id" uuid NOT NULL, "status" text NOT NULL, "since" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_friendships_pair" UNIQUE ("low_id", "high_id"), CONSTRAINT "ck_friendships_status" CHECK (status IN ('requested', 'declined', 'withdrawn', 'friends')), CONSTRAINT "ck_friendships_asked_by" CHECK (asked_by_id IN (low_id, high_id)), CONSTRAINT "ck_friendships_order" CHECK (low_id < high_id), CONSTRAINT "pk_friendships" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_friendships_high_id" ON "friendships"  ("high_id") `);
    await queryRunner.query(
      `ALTER TABLE "introductions" ADD CONSTRAINT "fk_introductions_by_id" FOREIGN KEY ("by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "introductions" ADD CONSTRAINT "fk_introductions_first_id" FOREIGN KEY ("first_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "introductions" ADD CONSTRAINT "fk_introductions_second_id" FOREIGN KEY ("second_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "friendships" ADD CONSTRAINT "fk_friendships_low_id" FOREIGN KEY ("low_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "friendships" ADD CONSTRAINT "fk_friendships_high_id" FOREIGN KEY ("high_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `CREATE FUNCTION friends_of(member uuid) RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT '{}'::uuid[] $$`,
    );
    // In full: the index is made of it.
    await queryRunner.query(`
      CREATE FUNCTION member_filter_terms(
        interests text[], skills text[], helps_with text[], location text, visibility jsonb, viewer text
      ) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT coalesce(array_agg(t.kind || ':' || lower(btrim(t.value))), '{}') FROM (
        SELECT 'topic', unnest(interests) WHERE public.is_visible(visibility, 'interests', 'members', viewer)
        UNION ALL SELECT 'skill', unnest(skills) WHERE public.is_visible(visibility, 'skills', 'public', viewer)
        UNION ALL SELECT 'help', unnest(helps_with) WHERE public.is_visible(visibility, 'helpsWith', 'members', viewer)
        UNION ALL SELECT 'place', unnest(string_to_array(location, ',')) WHERE public.is_visible(visibility, 'location', 'members', viewer)
      ) t(kind, value)
      $$`);
    await queryRunner.query(`
      CREATE INDEX ix_users_filter_terms ON users
      USING gin (member_filter_terms(interests, skills, helps_with, location, visibility, 'members'))
      WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL`);
    await queryRunner.query(`
      CREATE INDEX ix_users_by_name ON users (lower(member_name(first_name, last_name)), id)
      WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
