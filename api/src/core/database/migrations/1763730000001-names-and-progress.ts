import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The few rules every query needs in the same words. */
export class NamesAndProgress1763730000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // 0 is not started, 1 to 99 in progress, 100 finished; finished stays finished when lessons are added.
    await queryRunner.query(`
      CREATE FUNCTION course_progress(completed integer, total integer, finished boolean) RETURNS integer
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE
          WHEN finished THEN 100
          WHEN total <= 0 OR completed <= 0 THEN 0
          ELSE least(99, greatest(1, round(completed * 100.0 / total)::integer))
        END
      $$`);
    await queryRunner.query(`
      CREATE FUNCTION duration_words(minutes integer) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE
          WHEN minutes < 60 THEN minutes::text || ' min'
          WHEN minutes % 60 = 0 THEN (minutes / 60)::text || ' h'
          ELSE (minutes / 60)::text || ' h ' || (minutes % 60)::text || ' min'
        END
      $$`);
    await queryRunner.query(`
      CREATE FUNCTION member_name(first_name text, last_name text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), 'Catalyst')
      $$`);
    // Instants leave as ISO 8601 in UTC with milliseconds, whatever the connection's zone.
    await queryRunner.query(`
      CREATE FUNCTION iso_instant(instant timestamptz) RETURNS text
      LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT to_char(instant AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      $$`);
    // Whether a profile field may be seen by somebody standing as near as the viewer: me, friends, members, public.
    await queryRunner.query(`
      CREATE FUNCTION is_visible(settings jsonb, field text, fallback text, viewer text) RETURNS boolean
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT array_position(ARRAY['me', 'friends', 'members', 'public'], coalesce(settings ->> field, fallback))
            >= array_position(ARRAY['me', 'friends', 'members', 'public'], viewer)
      $$`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
