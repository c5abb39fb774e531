import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In this order: a table refers to those before it. */
const AREAS = [
  'core',
  'accounts',
  'people',
  'billing',
  'courses',
  'learning',
  'groups',
  'events',
  'discussions',
  'synergizer',
  'mentorship',
  'notifications',
  'site',
  'releases',
  'analytics',
  'administration',
];

/** Every table of the first release. Functions and triggers are in the `<noun>.sql` of their feature. */
export class Baseline1797000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const area of AREAS)
      await queryRunner.query(await readFile(new URL(`baseline/${area}.sql`, import.meta.url), 'utf8'));
  }

  /** There is nothing before it. */
  async down(): Promise<void> {}
}
