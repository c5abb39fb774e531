import type { MigrationInterface, QueryRunner } from 'typeorm';

const withActs = (acts: readonly string[]) => `ALTER TABLE "course_acts" DROP CONSTRAINT "ck_course_acts_act",
  ADD CONSTRAINT "ck_course_acts_act" CHECK (act IN (${acts.map((act) => `'${act}'`).join(', ')}))`;

const BEFORE = ['create', 'publish', 'restore', 'discard', 'duplicate', 'track'] as const;

export class WithdrawCourses1795901000016 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "courses" ADD "withdrawn_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(withActs([...BEFORE, 'withdraw', 'reoffer']));
  }

  async down(): Promise<void> {
    // Forward only: what was withdrawn would be offered again, and the audit log keeps its acts.
  }
}
