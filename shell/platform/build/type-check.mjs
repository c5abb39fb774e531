import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateApiTypes } from './api-types.mjs';

const run = promisify(execFile);
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** Type-checks a section; rejects with the compiler's findings. Webpack alone would build an undefined name. */
export async function typeCheck(folder) {
  if (!existsSync(path.join(folder, 'tsconfig.json'))) return;
  await generateApiTypes();
  const cache = path.join(folder, 'dist', '.tsbuildinfo');
  const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', cache, '--pretty', 'false', '-p', folder];
  await run(process.execPath, [tsc, ...args], { cwd: folder, maxBuffer: 1e8 }).catch(({ stdout, stderr }) => {
    throw new Error(`The section does not type-check; nothing was released:\n${(stdout + stderr).trim()}`);
  });
}
