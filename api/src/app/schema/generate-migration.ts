import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { scriptDataSource } from '../../core/database/data-source.js';
import { LATEST_MIGRATION } from '../../core/database/latest-migration.js';
import { type SchemaChanges, schemaChanges } from './schema-changes.js';
import { withScratchDatabase } from './scratch-database.js';

const name = process.argv[2];
if (!name || !/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  console.error('Name the change in PascalCase: npm run migration:generate -w api -- AddCourseLevels');
  process.exit(1);
}

const changes = await withScratchDatabase(async (url) => {
  const dataSource = await (await scriptDataSource(url)).initialize();
  return schemaChanges(dataSource).finally(() => dataSource.destroy());
});
if (changes.up.length === 0) {
  console.log('The entities and the migrations agree: nothing to write.');
} else {
  const timestamp = Math.max(Date.now(), LATEST_MIGRATION + 1);
  const file = `${timestamp}-${name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}.ts`;
  const target = fileURLToPath(new URL(`../../core/database/migrations/${file}`, import.meta.url));
  await writeFile(target, migrationSource(`${name}${timestamp}`, changes));
  console.log(`Wrote src/core/database/migrations/${file}. Read it before you commit it.`);
}

function migrationSource(className: string, { up, down }: SchemaChanges): string {
  const body = (queries: string[]) =>
    queries.map((query) => `    await queryRunner.query(\`${escape(query)}\`);`).join('\n');
  return `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
${body(up)}
  }

  async down(queryRunner: QueryRunner): Promise<void> {
${body(down)}
  }
}
`;
}

function escape(query: string): string {
  return query.replace(/[`\\]|\$\{/g, '\\$&');
}
