import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { runWebpack } from '../../shell/platform/build/webpack/run-webpack.mjs';
import { unscopedRules } from '../../shell/platform/build/styles/scoped-styles.cjs';
import { serverConfig } from '../../shell/platform/build/webpack/webpack-remote.mjs';
import { inRoot, sections } from '../workspaces.mjs';

const problems = (css) => unscopedRules(css, 'page.module.css').length;

test('A rule of a section names a class of its own', () => {
  const allowed = [
    '.card { color: teal; & li { margin: 0 } > a:hover { color: red } }',
    '.card h2, h2.title { color: teal }',
    '@media (width > 40em) { .card { & svg { width: 1em } } }',
    ':is(.card, .row) p { margin: 0 }',
    '@keyframes fade { from { opacity: 0 } to { opacity: 1 } }',
    '.card { @media print { color: black } @supports (gap: 1em) { & p { margin: 0 } } }',
  ];
  for (const css of allowed) assert.equal(problems(css), 0, css);

  const refused = [
    ':global(header) { display: none }',
    ':global header { display: none }',
    '.card :global(.shell_header) { display: none }',
    '.card { & :is(:global(.shell_header), p) { display: none } }',
    'header { display: none }',
    '.card, header { display: none }',
    '@media print { header { display: none } }',
    '@layer platform { header { display: none } }',
    '* { margin: 0 }',
    ':root { --paper: black }',
    '[role="banner"] { display: none }',
    'header:not(.card) { display: none }',
    'body:has(.card) header { display: none }',
    ':is(.card, header) { display: none }',
    '& { display: none }',
    '@scope (body) { header { display: none } }',
  ];
  for (const css of refused) assert.ok(problems(css) > 0, css);
});

test('Every stylesheet of the sections keeps to its section', async () => {
  for (const section of sections) {
    for (const file of await readdir(inRoot(section, 'src'), { recursive: true })) {
      if (!file.endsWith('.css')) continue;
      assert.match(file, /\.module\.css$/, `${section}/src/${file}`);
      const found = unscopedRules(await readFile(inRoot(section, 'src', file)), file);
      assert.deepEqual(found, [], `${section}/src/${file}`);
    }
  }
});

test('The build of a section refuses styles that reach beyond it', async () => {
  await mkdir(inRoot('.data'), { recursive: true });
  const context = await mkdtemp(inRoot('.data', 'styles-'));
  const build = async (file, css) => {
    await writeFile(path.join(context, 'src/app.tsx'), `import './${file}';`);
    await writeFile(path.join(context, 'src', file), css);
    await runWebpack(serverConfig({ app: 'mf-learning', context, output: path.join(context, 'dist') }));
  };
  try {
    await mkdir(path.join(context, 'src'));
    await build('page.module.css', '.page { color: teal }');
    await assert.rejects(
      build('page.module.css', '.page { color: teal }\n:global(header) { display: none }'),
      /page\.module\.css[\s\S]*line 2: :global reaches beyond the section/,
    );
    await assert.rejects(build('page.css', '.page { color: teal }'), /page\.css[\s\S]*\.module\.css/);
  } finally {
    await rm(context, { recursive: true, force: true });
  }
});
