import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { generateApiTypes } from './api-types.mjs';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** Type-checks a section; rejects with the compiler's findings. Webpack alone would build an undefined name. */
export async function typeCheck(folder) {
  if (!existsSync(path.join(folder, 'tsconfig.json'))) return;
  await generateApiTypes();
  const cache = path.join(folder, 'dist', '.tsbuildinfo');
  const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', cache, '--pretty', 'false', '-p', folder];
  await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsc, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The section does not type-check; nothing was released:\n${output.trim()}`)),
    );
  });
}
