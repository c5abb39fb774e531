import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openApiDocument, previewOfApi } from './document.js';
import { inferProperties } from './inferred-properties.js';
import { uploadLocations, uploadRoutesOf } from './upload-routes.js';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

await inferProperties();
const app = await previewOfApi();
const uploadRoutes = uploadRoutesOf(app);
/** The files generated from the api, by their paths in the repository. */
const files = {
  'api/openapi.json': json(openApiDocument(app)),
  'shell/src/server/http/api/upload-routes.json': json(uploadRoutes),
  'deploy/edge/uploads.conf.template': uploadLocations(uploadRoutes),
};

for (const [name, text] of Object.entries(files)) {
  const file = fileURLToPath(new URL(`../../../../${name}`, import.meta.url));
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
    console.log(`Wrote ${name}.`);
  } else if ((await readFile(file, 'utf8').catch(() => '')) === text) {
    console.log(`${name} is up to date.`);
  } else {
    console.error(`${name} is not what the api says. Run: npm run openapi`);
    process.exitCode = 1;
  }
}
process.exit();
