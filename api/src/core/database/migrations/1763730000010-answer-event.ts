import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The whole answer in one round trip: the event is locked for as long as PostgreSQL works, not for as long as we talk to it. */
export class AnswerEvent1763730000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION answer_event(event uuid, member uuid, answer text) RETURNS event_rsvps LANGUAGE plpgsql AS $$
      DECLARE
        rsvp event_rsvps;
        is_new boolean;
      BEGIN
        -- Ours first: two requests of one member take turns.
        LOOP
          INSERT INTO event_rsvps (event_id, user_id, status)
          VALUES (event, member, CASE answer WHEN 'maybe' THEN 'maybe' ELSE 'waitlisted' END)
          ON CONFLICT (event_id, user_id) DO NOTHING RETURNING * INTO rsvp;
          is_new := FOUND;
          EXIT WHEN is_new;
          SELECT * INTO rsvp FROM event_rsvps r WHERE r.event_id = event AND r.user_id = member FOR UPDATE;
          EXIT WHEN FOUND;
        END LOOP;

        IF answer = 'going' AND (is_new OR rsvp.status = 'maybe') THEN
          IF claim_place(event) THEN
            UPDATE event_rsvps SET status = 'going' WHERE id = rsvp.id RETURNING * INTO rsvp;
          ELSIF NOT is_new THEN
            UPDATE event_rsvps SET status = 'waitlisted', queue_number = nextval('event_rsvp_queue')
            WHERE id = rsvp.id RETURNING * INTO rsvp;
          END IF;
        ELSIF answer = 'maybe' AND rsvp.status <> 'maybe' THEN
          UPDATE event_rsvps SET status = 'maybe' WHERE id = rsvp.id RETURNING * INTO rsvp;
        END IF;
        RETURN rsvp;
      END $$`);
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
