import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from 'js-yaml';
import { inRoot, sections } from '../workspaces.mjs';

const FOLDER = '.github/workflows';
const read = (...file) => readFileSync(inRoot(...file), 'utf8');
const workflow = (name) => load(read(FOLDER, `${name}.yml`));

test('Every section has a workflow that looks at its own folder and publishes with its own token', () => {
  for (const section of sections) {
    const { on, jobs } = workflow(section);
    assert.deepEqual(
      [on.push, on.pull_request.paths],
      [{ branches: ['main'], paths: [`${section}/**`] }, [`${section}/**`]],
    );
    const token = `${section.toUpperCase().replaceAll('-', '_')}_RELEASE_TOKEN`;
    assert.deepEqual(jobs.section, {
      uses: `./${FOLDER}/section.yml`,
      with: { section },
      secrets: { 'release-token': `\${{ secrets.${token} }}` },
    });
  }
});

test('No workflow may write to the repository', () => {
  for (const file of readdirSync(inRoot(FOLDER))) {
    const { permissions, jobs } = load(read(FOLDER, file));
    assert.deepEqual(permissions, { contents: 'read' }, file);
    for (const job of Object.values(jobs)) assert.equal(job.permissions, undefined, file);
  }
});

test('Workflows run the commands of the README', () => {
  const readme = read('README.md');
  const steps = ['ci', 'section'].flatMap((name) =>
    Object.values(workflow(name).jobs).flatMap((job) => job.steps),
  );
  const commands = steps
    .flatMap(({ run }) => run ?? [])
    .filter((run) => run !== 'npm ci' && !run.startsWith('git '))
    .map((run) => run.replaceAll('"$SECTION"', 'mf-learning'));
  assert.ok(commands.length > 0);
  for (const command of commands) assert.match(readme, new RegExp(`(^|\`)${command}(\`|\\s)`, 'm'));
});

test('Every section has owners of its own', () => {
  const owners = read('.github/CODEOWNERS');
  for (const section of sections)
    assert.match(owners, new RegExp(`^/${section}/\\s+@futurelab/${section.slice('mf-'.length)}$`, 'm'));
});
