import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const document = new URL('../../../api/openapi.json', import.meta.url);
const file = fileURLToPath(new URL('../src/api/schema.d.ts', import.meta.url));

/**
 * Writes the types of the api's requests and answers, unless they are those of its OpenAPI document already. An installed
 * package has no document: it brings the types.
 */
export async function generateApiTypes() {
  const json = await readFile(document, 'utf8').catch(() => null);
  if (json === null) return;
  const { version } = createRequire(import.meta.url)('openapi-typescript/package.json');
  const hash = createHash('sha256').update(version).update(json).digest('hex');
  const head = `/** Generated from api/openapi.json ${hash} */\n`;
  const present = await readFile(file, 'utf8').catch(() => '');
  if (present.startsWith(head)) return;
  const { default: openapiTypes, astToString } = await import('openapi-typescript');
  const types = astToString(await openapiTypes(JSON.parse(json)));
  // In one step: another process may be reading it.
  await writeFile(`${file}.${process.pid}`, head + types);
  await rename(`${file}.${process.pid}`, file);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await generateApiTypes();
