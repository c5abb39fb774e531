import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
const IMPORT = /(?:from|import|import\() ?'(\.{1,2}\/[^']+)'/g;

/** A layer that has a module of its name is one module; otherwise each of its folders is. */
function moduleOf(file: string): string {
  const [layer = '', folder = ''] = file.split('/');
  return existsSync(path.join(SOURCES, layer, `${layer}.module.ts`)) ? layer : `${layer}/${folder}`;
}

/** Which modules each module imports. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.startsWith('app/'),
  );
  for (const file of files) {
    const from = moduleOf(file);
    const found = imports.get(from) ?? new Set();
    for (const [, specifier = ''] of readFileSync(path.join(SOURCES, file), 'utf8').matchAll(IMPORT))
      found.add(moduleOf(path.join(path.dirname(file), specifier)));
    imports.set(from, found);
  }
  return imports;
}

/** Every way back to a module that one comes by, as `a > b > a`. */
function cyclesIn(imports: Map<string, Set<string>>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (module: string, way: string[]): void => {
    if (way.includes(module)) {
      cycles.push([...way.slice(way.indexOf(module)), module].join(' > '));
      return;
    }
    if (done.has(module)) return;
    for (const next of imports.get(module) ?? []) if (next !== module) visit(next, [...way, module]);
    done.add(module);
  };
  for (const module of imports.keys()) visit(module, []);
  return cycles;
}

describe('The modules of the api', () => {
  it('import one another in one direction', () => {
    expect(cyclesIn(readImports())).toEqual([]);
  });

  it('stand in at most 14 layers', () => {
    expect(readdirSync(SOURCES).length).toBeLessThanOrEqual(14);
  });
});
