import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { installDependencies } from './install.mjs';
import { inRoot, root, sections } from './workspaces.mjs';

/**
 * What a change must pass, as named steps: the same at the desk and in CI.
 * `npm run check` runs the fast ones, `npm test` all of them.
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

function run([command, args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('close', resolve);
    child.on('error', () => resolve(1));
  });
}

installDependencies();
const steps = process.argv[2] === 'check' ? fast : full;
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
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
