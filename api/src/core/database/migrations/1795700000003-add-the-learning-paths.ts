import type { MigrationInterface, QueryRunner } from 'typeorm';

const PATHS = [
  [
    'ai-mastery',
    'AI Mastery',
    'Understand what the tools do, ask well, check what comes back, and hand over only the work that should be handed over.',
  ],
  [
    'consciousness-integration',
    'Consciousness Integration',
    'Keep your attention, your judgment and your conscience in the room while machines do more of the thinking around you.',
  ],
  [
    'leadership-transformation',
    'Leadership Transformation',
    'Lead people through new ways of working: honest communication, clear delegation, and an institution that learns in public.',
  ],
] as const;

/** The three tracks are the product's own: until now, only the development community had them as paths. */
export class AddTheLearningPaths1795700000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [index, [id, title, description]] of PATHS.entries())
      await queryRunner.query(
        `INSERT INTO learning_paths (id, title, description, position) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING`,
        [id, title, description, index + 1],
      );
  }

  /** Members may have joined them. */
  async down(): Promise<void> {}
}
