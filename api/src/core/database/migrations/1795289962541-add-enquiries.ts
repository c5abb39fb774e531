import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people outside ask of us, and what the staff did about it. */
export class AddEnquiries1795289962541 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "enquiries" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "reference" text NOT NULL, "kind" text NOT NULL, "state" text NOT NULL DEFAULT 'new', "name" text NOT NULL, "email" text NOT NULL, "organization" text, "window_from" date, "window_to" date, "time_zone" text, "format" text, "audience" text, "budget" text, "message" text NOT NULL, "fingerprint" text NOT NULL, "answer_by" date NOT NULL, "owner_id" uuid, "notes" text NOT NULL DEFAULT '', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_enquiries_reference" UNIQUE ("reference"), CONSTRAINT "ck_enquiries_window" CHECK (window_to >= window_from), CONSTRAINT "ck_enquiries_state" CHECK (state IN ('new', 'answered', 'agreed', 'done', 'declined')), CONSTRAINT "ck_enquiries_kind" CHECK (kind IN ('contact', 'consulting', 'speaking')), CONSTRAINT "pk_enquiries" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_enquiries_owner_id" ON "enquiries"  ("owner_id") `);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_enquiries_waiting" ON "enquiries"  ("fingerprint") WHERE state = 'new'`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_enquiries_state_created_at_id" ON "enquiries"  ("state", "created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_enquiries_created_at_id" ON "enquiries"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE TABLE "enquiry_acts" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "enquiry_id" uuid NOT NULL, "actor_id" uuid, "field" text NOT NULL, "before" text, "after" text, CONSTRAINT "pk_enquiry_acts" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_enquiry_acts_actor_id" ON "enquiry_acts"  ("actor_id") `);
    await queryRunner.query(
      `CREATE INDEX "ix_enquiry_acts_enquiry_id_id" ON "enquiry_acts"  ("enquiry_id", "id") `,
    );
    await queryRunner.query(
      `ALTER TABLE "enquiries" ADD CONSTRAINT "fk_enquiries_owner_id" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "enquiry_acts" ADD CONSTRAINT "fk_enquiry_acts_enquiry_id" FOREIGN KEY ("enquiry_id") REFERENCES "enquiries"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "enquiry_acts" ADD CONSTRAINT "fk_enquiry_acts_actor_id" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(): Promise<void> {
    // Forward only: a release that fails is repaired by the next one.
  }
}
