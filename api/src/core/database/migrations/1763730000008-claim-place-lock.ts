import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The foreign key of a new RSVP already holds the event's key: asking for a lock that conflicts with it would make two
 * people who answer a full event at once wait for each other.
 */
export class ClaimPlaceLock1763730000008 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION claim_place(event uuid) RETURNS boolean LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE events SET going_count = going_count + 1 WHERE id = event AND (capacity IS NULL OR going_count < capacity);
        IF FOUND THEN RETURN true; END IF;
        PERFORM FROM events WHERE id = event FOR NO KEY UPDATE;
        UPDATE events SET going_count = going_count + 1 WHERE id = event AND (capacity IS NULL OR going_count < capacity);
        RETURN FOUND;
      END $$`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
