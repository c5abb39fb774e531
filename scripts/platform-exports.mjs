import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { sharedModules } from '../shell/platform/build/shared-modules.js';
import { inRoot } from './workspaces.mjs';

/**
 * `shell/platform/platform.json` lists what sections can import from the platform, types included: a name that goes is a
 * new major. `npm run platform-exports` writes it.
 */
const FILE = inRoot('shell/platform/platform.json');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** What the source offers now. @returns {{ version: string, exports: Record<string, string[]> }} */
export function currentExports() {
  const { name: platform, version, exports } = readJson(inRoot('shell/platform/package.json'));
  const doors = Object.keys(sharedModules).filter((name) => name.startsWith(`${platform}/`));
  const fileOf = (door) => inRoot('shell/platform', exports[door.replace(platform, '.')]);
  const { config } = ts.readConfigFile(inRoot('tsconfig.front-end.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot());
  const program = ts.createProgram(doors.map(fileOf), options);
  const checker = program.getTypeChecker();
  const namesOf = (door) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(fileOf(door))))
      .map((symbol) => symbol.name)
      .sort();
  return { version, exports: Object.fromEntries(doors.map((door) => [door, namesOf(door)])) };
}

export const recordedExports = () => readJson(FILE);

const missingFrom = (some, others) =>
  Object.entries(some.exports).flatMap(([door, names]) =>
    names.filter((name) => !others.exports[door]?.includes(name)).map((name) => `${name} of ${door}`),
  );
const majorOf = ({ version }) => version.split('.')[0];

/** @returns {string | null} why `current` cannot take the place of what is recorded */
export function breakingChange(recorded, current) {
  const removed = missingFrom(recorded, current);
  if (removed.length === 0 || majorOf(current) !== majorOf(recorded)) return null;
  return `Sections that are live may import what is gone: ${removed.join(', ')}. Bring it back, or raise the major of version in shell/platform/package.json, once every section’s peerDependencies take both majors, and run npm run platform-exports.`;
}

/** @returns {string | null} why the file is not fresh */
export function exportsProblem(recorded, current) {
  const breaking = breakingChange(recorded, current);
  if (breaking) return breaking;
  const isSame = recorded.version === current.version && missingFrom(current, recorded).length === 0;
  const isListed = missingFrom(recorded, current).length === 0;
  return isSame && isListed
    ? null
    : 'shell/platform/platform.json is not fresh. Run npm run platform-exports and commit it.';
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  const current = currentExports();
  const problem = breakingChange(recordedExports(), current);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  const style = { ...(await resolveConfig(FILE)), parser: 'json' };
  writeFileSync(FILE, await format(JSON.stringify(current), style));
}
