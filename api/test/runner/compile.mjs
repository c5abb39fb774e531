import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformFile, transformFileSync } from '@swc/core';

const { $schema, ...swc } = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));

/** What Node runs of a TypeScript file. */
export const compile = (file) => transformFile(file, { ...swc, swcrc: false, sourceMaps: false });

const maps = new Map();
let folder;

/** A file with the source map of a TypeScript file, made when the first stack trace asks for it. */
export function sourceMapOf(name) {
  const file = name.replace(/\?.*/, '').replace(/^file:\/*/, '/');
  if (!file.endsWith('.ts') || !existsSync(file)) return undefined;
  if (!maps.has(file)) {
    if (!folder) {
      folder = mkdtempSync(path.join(os.tmpdir(), 'futurelab-source-maps-'));
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    }
    const map = path.join(folder, `${maps.size}.map`);
    writeFileSync(map, transformFileSync(file, { ...swc, swcrc: false, sourceMaps: true }).map);
    maps.set(file, map);
  }
  return maps.get(file);
}
