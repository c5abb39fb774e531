import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { typeCheck } from '../../shell/platform/build/type-check.mjs';
import { inRoot } from '../workspaces.mjs';

const SECTION = 'mf-learning';
const PAGE = 'src/pages/course-list-page.tsx';
const LIST = 'export const routes: RouteDeclaration[] = [\n';

let copy;
before(async () => {
  await mkdir(inRoot('.data'), { recursive: true });
  copy = await mkdtemp(inRoot('.data', 'readme-'));
  await cp(inRoot(SECTION, 'src'), path.join(copy, 'src'), { recursive: true });
  const own = JSON.parse(await readFile(inRoot(SECTION, 'tsconfig.json'), 'utf8'));
  const tsconfig = {
    ...own,
    extends: inRoot('shell/platform/tsconfig.section.json'),
    include: undefined,
    files: ['src/routes.ts', PAGE],
  };
  await writeFile(path.join(copy, 'tsconfig.json'), JSON.stringify(tsconfig));
});
after(() => rm(copy, { recursive: true, force: true }));

/** The code blocks of the README that say which file of the section they belong to: `// mf-learning/<file>`. */
async function examples() {
  const readme = await readFile(inRoot('README.md'), 'utf8');
  const blocks = readme.matchAll(/```tsx?\n\/\/ mf-learning\/(\S+?)(?:,.*)?\n([\s\S]*?)```/g);
  return Object.fromEntries([...blocks].map(([, file, code]) => [file, code]));
}

test('The page that the README adds to a section type-checks as it is written', async () => {
  const { 'src/routes.ts': route, [PAGE]: page, ...others } = await examples();
  assert.deepEqual(others, {});
  const routes = await readFile(path.join(copy, 'src/routes.ts'), 'utf8');
  assert.ok(routes.includes(LIST));
  await writeFile(path.join(copy, 'src/routes.ts'), routes.replace(LIST, LIST + route));
  await writeFile(path.join(copy, PAGE), page);
  await typeCheck(copy);
});

test('A name that does not exist is refused with the message of the compiler', async () => {
  await writeFile(path.join(copy, PAGE), 'export default () => glossaryQuery;\n');
  await assert.rejects(typeCheck(copy), /does not type-check[\s\S]*Cannot find name 'glossaryQuery'/);
});
