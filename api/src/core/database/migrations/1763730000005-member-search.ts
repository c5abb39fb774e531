import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members are found by name, role, location and skills, each only where other members may see it. */
export class MemberSearch1763730000005 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION member_search_words(
        first_name text, last_name text, role text, location text, skills text[], visibility jsonb
      ) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT to_tsvector('simple', concat_ws(' ', first_name, last_name, role,
          CASE WHEN public.is_visible(visibility, 'location', 'members', 'members') THEN location END,
          CASE WHEN public.is_visible(visibility, 'skills', 'public', 'members') THEN array_to_string(skills, ' ') END))
      $$`);
    await queryRunner.query(`
      CREATE INDEX ix_users_search ON users
      USING gin (member_search_words(first_name, last_name, "current_role", location, skills, visibility))
      WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL`);
    await queryRunner.query(`
      CREATE INDEX ix_users_listed ON users (joined_at, id) WHERE onboarded_at IS NOT NULL AND suspended_at IS NULL`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
