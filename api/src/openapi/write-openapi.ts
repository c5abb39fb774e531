import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from './document.js';

const file = fileURLToPath(new URL('../../openapi.json', import.meta.url));
const text = `${JSON.stringify(await openApiDocument(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed !== text) {
    console.error('api/openapi.json is not what the api says. Run: npm run openapi');
    process.exit(1);
  }
  console.log('api/openapi.json is up to date.');
} else {
  await writeFile(file, text);
  console.log('Wrote api/openapi.json.');
}
process.exit(0);
