import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHECKS = [
  ['payments', 'ck_payments_status', `status IN ('paid', 'failed', 'refunded', 'disputed')`],
  ['subscriptions', 'ck_subscriptions_status', `status IN ('active', 'past_due', 'paused', 'canceled')`],
];
const CHECKS_BEFORE = [
  ['payments', 'ck_payments_status', `status IN ('paid', 'failed', 'refunded')`],
  ['subscriptions', 'ck_subscriptions_status', `status IN ('active', 'past_due', 'canceled')`],
];

export class AddDisputedPayments1795600000009 implements MigrationInterface {
  up = (queryRunner: QueryRunner): Promise<void> => replaceChecks(queryRunner, CHECKS);
  down = (queryRunner: QueryRunner): Promise<void> => replaceChecks(queryRunner, CHECKS_BEFORE);
}

async function replaceChecks(queryRunner: QueryRunner, checks: string[][]): Promise<void> {
  for (const [table, name, condition] of checks)
    await queryRunner.query(
      `ALTER TABLE "${table}" DROP CONSTRAINT "${name}", ADD CONSTRAINT "${name}" CHECK (${condition})`,
    );
}
