import { scriptDataSource } from '../../core/database/data-source.js';
import { schemaChanges } from './schema-changes.js';
import { withScratchDatabase } from './scratch-database.js';

const changes = await withScratchDatabase(async (url) => {
  const dataSource = await (await scriptDataSource(url)).initialize();
  return schemaChanges(dataSource).finally(() => dataSource.destroy());
});
if (changes.up.length > 0) {
  console.error(
    'The entities say more than the migrations. Run: npm run migration:generate -w api -- <Name>',
  );
  console.error(changes.up.map((query) => `  ${query}`).join('\n'));
  process.exit(1);
}
console.log('The entities and the migrations agree.');
