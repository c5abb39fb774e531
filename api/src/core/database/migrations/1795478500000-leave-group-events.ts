import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeaveGroupEvents1795478500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Its body is in events.functions.sql.
    await queryRunner.query(`
      CREATE FUNCTION leave_group_events() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER group_memberships_leave_events AFTER DELETE ON group_memberships
      FOR EACH ROW EXECUTE FUNCTION leave_group_events()`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
