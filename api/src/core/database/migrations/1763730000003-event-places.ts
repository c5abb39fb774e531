import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Places at an event. Locks are always taken in the order own RSVP, event, somebody else's waiting RSVP, and whoever
 * waits never holds the event, so two people can not block each other.
 */
export class EventPlaces1763730000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // The second try runs under the event's lock: a place given back by a transaction that has not committed yet
    // would otherwise be missed by both sides.
    await queryRunner.query(`
      CREATE FUNCTION claim_place(event uuid) RETURNS boolean LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE events SET going_count = going_count + 1 WHERE id = event AND (capacity IS NULL OR going_count < capacity);
        IF FOUND THEN RETURN true; END IF;
        PERFORM FROM events WHERE id = event FOR UPDATE;
        UPDATE events SET going_count = going_count + 1 WHERE id = event AND (capacity IS NULL OR going_count < capacity);
        RETURN FOUND;
      END $$`);
    await queryRunner.query(`
      CREATE FUNCTION promote_waitlist(event uuid) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        LOOP
          UPDATE events SET going_count = going_count + 1
          WHERE id = event AND ends_at > now() AND (capacity IS NULL OR going_count < capacity)
            AND EXISTS (SELECT FROM event_rsvps r WHERE r.event_id = event AND r.status = 'waitlisted');
          EXIT WHEN NOT FOUND;
          UPDATE event_rsvps SET status = 'going' WHERE id = (
            SELECT r.id FROM event_rsvps r WHERE r.event_id = event AND r.status = 'waitlisted'
            ORDER BY r.queue_number LIMIT 1 FOR UPDATE);
          CONTINUE WHEN FOUND;
          -- Everybody who waited has left meanwhile.
          UPDATE events SET going_count = going_count - 1 WHERE id = event;
          EXIT;
        END LOOP;
      END $$`);
    await queryRunner.query(`
      CREATE FUNCTION release_place() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE events SET going_count = going_count - 1 WHERE id = OLD.event_id;
        IF FOUND THEN PERFORM promote_waitlist(OLD.event_id); END IF;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER event_rsvps_withdrawn AFTER DELETE ON event_rsvps
      FOR EACH ROW WHEN (OLD.status = 'going') EXECUTE FUNCTION release_place()`);
    await queryRunner.query(`
      CREATE TRIGGER event_rsvps_changed AFTER UPDATE OF status ON event_rsvps
      FOR EACH ROW WHEN (OLD.status = 'going' AND NEW.status <> 'going') EXECUTE FUNCTION release_place()`);
    await queryRunner.query(`
      CREATE FUNCTION offer_new_places() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM promote_waitlist(NEW.id);
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER events_capacity_changed AFTER UPDATE OF capacity ON events
      FOR EACH ROW WHEN (OLD.capacity IS DISTINCT FROM NEW.capacity) EXECUTE FUNCTION offer_new_places()`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
