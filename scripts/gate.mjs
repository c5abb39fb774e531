import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installDependencies } from './install.mjs';
import { inRoot, root, sections } from './workspaces.mjs';

/**
 * What a change must pass, as named steps: the same at the desk and in CI.
 * `npm run check` runs the fast ones, `npm test` all of them, `npm run check -- --changed` what a change concerns.
 */
const frontEnd = ['shell/platform', 'shell', ...sections];

const npm = (...args) => ['npm', ['run', '--silent', ...args]];
const scriptTests = readdirSync(inRoot('scripts'))
  .filter((name) => name.endsWith('.test.mjs'))
  .map((name) => inRoot('scripts', name));
const bin = (name, ...args) => [process.execPath, [inRoot('node_modules', ...name.split('/')), ...args]];

const fast = [
  ['Lint', bin('eslint/bin/eslint.js', '.', '--max-warnings', '0')],
  ['Format', bin('prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn')],
  ...[...frontEnd, 'api', 'e2e'].map((workspace) => [
    `Types: ${workspace}`,
    bin('typescript/bin/tsc', '--noEmit', '-p', workspace),
  ]),
  ['Kubernetes manifests', [process.execPath, ['scripts/kubernetes.mjs']]],
  ['Scripts', [process.execPath, ['--test', '--test-reporter=spec', ...scriptTests]]],
  ['Unit and component tests', bin('jest/bin/jest.js', '--config', 'jest.config.mjs')],
];

const full = [
  ...fast,
  ['Build', [process.execPath, ['scripts/build.mjs']]],
  ['OpenAPI document is fresh', npm('openapi:check', '-w', 'api')],
  ['Generated api types are fresh', npm('generate:check', '-w', '@futurelab/platform')],
  ['Migrations match the entities', npm('migration:check', '-w', 'api')],
  ['API over HTTP and PostgreSQL', npm('test', '-w', 'api')],
  ['Size budgets', [process.execPath, ['scripts/bench.mjs', 'bytes', '--check']]],
  ['Browser', [process.execPath, ['scripts/browser.mjs']]],
  ['Journeys, accessibility and failures in Chromium', npm('test', '-w', '@futurelab/e2e')],
];

/** The fast steps for what differs from the upstream alone. */
async function changedSteps() {
  const { changedFiles, planFor } = await import('./changed.mjs');
  const { lint, format, types, related, api, scripts } = planFor(changedFiles());
  const incremental = (workspace) => [
    '--incremental',
    '--tsBuildInfoFile',
    inRoot('node_modules', '.cache', 'types', `${workspace.replace('/', '-')}.tsbuildinfo`),
  ];
  const only = (list, ...step) => (list.length > 0 ? [step] : []);
  return [
    ...only(lint, 'Lint', bin('eslint/bin/eslint.js', '--no-warn-ignored', '--max-warnings', '0', ...lint)),
    ...only(
      format,
      'Format',
      bin('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', '--log-level', 'warn', ...format),
    ),
    ...types.map((workspace) => [
      `Types: ${workspace}`,
      bin('typescript/bin/tsc', '--noEmit', '-p', workspace, ...incremental(workspace)),
    ]),
    ...only(scripts, 'Scripts', [process.execPath, ['--test', '--test-reporter=spec', ...scripts]]),
    ...only(
      related,
      'Unit and component tests',
      bin(
        'jest/bin/jest.js',
        '--config',
        'jest.config.mjs',
        '--passWithNoTests',
        '--findRelatedTests',
        ...related,
      ),
    ),
    ...only(
      api,
      'API over HTTP and PostgreSQL',
      npm('test', '-w', 'api', '--', '--passWithNoTests', ...api.map((folder) => inRoot(folder))),
    ),
  ];
}

function run([command, args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('close', resolve);
    child.on('error', () => resolve(1));
  });
}

installDependencies();
const { slowestSpecs } = await import('./spec-durations.mjs');
const durations = mkdtempSync(path.join(os.tmpdir(), 'futurelab-gate-'));
process.env.SPEC_DURATIONS = path.join(durations, 'specs.jsonl');
const isCheck = process.argv[2] === 'check';
const steps = process.argv.includes('--changed') ? await changedSteps() : isCheck ? fast : full;
const results = [];
for (const [name, command] of steps) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const code = await run(command);
  results.push({ name, passed: code === 0, seconds: (Date.now() - started) / 1000 });
  if (code !== 0) break;
}
console.log('');
for (const { name, passed, seconds } of results)
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
const slowest = slowestSpecs(process.env.SPEC_DURATIONS);
rmSync(durations, { recursive: true, force: true });
if (slowest.length > 0) console.log(`\nThe slowest specs:\n${slowest.join('\n')}\n`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
