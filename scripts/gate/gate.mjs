import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepareWorkspaces } from '../install.mjs';
import { inRoot } from '../workspaces.mjs';
import { runSteps } from './run-steps.mjs';

/**
 * What a change must pass, as named steps, two at a time: the same at the desk and in CI.
 * `npm run check` runs the fast ones, `npm test` all of them, `npm run check -- --changed` what a change concerns.
 */
const node = (...args) => [process.execPath, args];
const npm = (...args) => ['npm', ['run', '--silent', ...args]];
const bin = (name, ...args) => node(inRoot('node_modules', ...name.split('/')), ...args);
const lint = (...args) => bin('eslint/bin/eslint.js', '--max-warnings', '0', ...args);
// What has not changed since it was looked at is not looked at again.
const cache = (...names) => inRoot('node_modules', '.cache', ...names);
const format = (...args) =>
  bin(
    'prettier/bin/prettier.cjs',
    ...['--check', '--log-level', 'warn'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', cache('format')],
    ...args,
  );
const types = (project) =>
  bin(
    'typescript/bin/tsc',
    ...['--noEmit', '-p', project],
    ...['--incremental', '--tsBuildInfoFile', cache('types', `${project.replaceAll('/', '-')}.tsbuildinfo`)],
  );
const unitTests = (...args) => bin('jest/bin/jest.js', '--config', 'jest.config.mjs', ...args);
const scriptTests = (files) => node('--test', '--test-reporter=spec', ...files);
const allScriptTests = () =>
  readdirSync(inRoot('scripts'), { recursive: true })
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => inRoot('scripts', name));

const fast = [
  { name: 'Lint', command: lint('.') },
  { name: 'Format', command: format('.') },
  // The platform is source to the shell and the sections: one program checks it once.
  { name: 'Types: front end', command: types('tsconfig.front-end.json') },
  { name: 'Types: service worker', command: types('shell/src/member-worker') },
  { name: 'Types: api', command: types('api') },
  { name: 'Types: e2e', command: types('e2e') },
  { name: 'Kubernetes manifests', command: node('scripts/kubernetes/check.mjs') },
  { name: 'Scripts', command: scriptTests(allScriptTests()) },
  { name: 'Unit and component tests', command: unitTests() },
];

const BUILD = 'Build';
const BROWSER = 'Browser';
/** On the api that is built already: its own scripts would each rebuild it at the same time. */
const built = (name, ...args) => ({ name, command: node(...args), cwd: inRoot('api'), after: [BUILD] });

const full = [
  { name: BUILD, command: node('scripts/build.mjs') },
  fast[0],
  // The longest, so that the others run beside it.
  built('API over HTTP and PostgreSQL', inRoot('node_modules/jest/bin/jest.js')),
  ...fast.slice(1),
  built('OpenAPI document is fresh', 'dist/app/openapi/write-openapi.js', '--check'),
  built('Migrations match the entities', 'dist/app/schema/check-migrations.js'),
  { name: 'Files of the images', command: node('scripts/images/check.mjs'), after: [BUILD] },
  { name: 'Size budgets', command: node('scripts/bench.mjs', 'bytes', '--check'), after: [BUILD] },
  { name: BROWSER, command: node('scripts/gate/browser.mjs') },
  {
    name: 'Journeys, accessibility and failures in Chromium',
    command: npm('test', '-w', '@futurelab/e2e'),
    after: [BUILD, BROWSER],
    alone: true,
  },
];

/** The fast steps for what differs from the upstream alone. */
async function changedSteps() {
  const { changedFiles, planFor } = await import('./changed.mjs');
  const plan = planFor(changedFiles());
  const only = (list, name, command) => (list.length > 0 ? [{ name, command }] : []);
  return [
    ...only(plan.lint, 'Lint', lint('--no-warn-ignored', ...plan.lint)),
    ...only(plan.format, 'Format', format('--ignore-unknown', ...plan.format)),
    ...plan.types.map((workspace) => ({
      name: `Types: ${workspace}`,
      command: types(workspace),
    })),
    ...only(plan.scripts, 'Scripts', scriptTests(plan.scripts)),
    ...only(
      plan.related,
      'Unit and component tests',
      unitTests('--passWithNoTests', '--findRelatedTests', ...plan.related),
    ),
    ...only(
      plan.api,
      'API over HTTP and PostgreSQL',
      npm('test', '-w', 'api', '--', '--passWithNoTests', ...plan.api.map((folder) => inRoot(folder))),
    ),
  ];
}

await prepareWorkspaces();
const { flakyTests, slowestSpecs } = await import('./spec-results.mjs');
const folder = mkdtempSync(path.join(os.tmpdir(), 'futurelab-gate-'));
process.env.SPEC_RESULTS = path.join(folder, 'specs.jsonl');
const isCheck = process.argv[2] === 'check';
const started = Date.now();
const steps = process.argv.includes('--changed') ? await changedSteps() : isCheck ? fast : full;
const results = await runSteps(steps);
// Once more at the end, where it is looked for.
const LAST_LINES = 80;
for (const { name, status, output } of results)
  if (status === 'failed' && output)
    console.log(`\n── ${name}: its end\n${output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`);
console.log('');
const MARKS = { passed: '✓', failed: '✗', skipped: '–' };
for (const { name, status, seconds } of results)
  console.log(
    `${MARKS[status]} ${name} (${status === 'skipped' ? 'needs a step that failed' : `${seconds.toFixed(1)} s`})`,
  );
const slowest = slowestSpecs(process.env.SPEC_RESULTS);
const flaky = flakyTests(process.env.SPEC_RESULTS);
rmSync(folder, { recursive: true, force: true });
if (slowest.length > 0) console.log(`\nThe slowest specs:\n${slowest.join('\n')}`);
if (flaky.length > 0) console.log(`\nFlaky, passed at the second try:\n${flaky.join('\n')}`);
const count = (status) => results.filter((result) => result.status === status).length;
console.log(`\nAfter ${((Date.now() - started) / 60_000).toFixed(1)} minutes:`);
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exit(count('failed') === 0 ? 0 : 1);
