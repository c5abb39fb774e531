import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { commitOf } from '../../shell/platform/build/commit.mjs';

test('A release says which commit it was built from, and whether anything was uncommitted', async () => {
  const repository = await mkdtemp(path.join(os.tmpdir(), 'futurelab-commit-'));
  const section = path.join(repository, 'section');
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@futurelab.example', ...args], {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    await mkdir(section);
    assert.equal(commitOf(section), 'unknown');
    git('init');
    await writeFile(path.join(section, 'page.tsx'), 'committed');
    git('add', '.');
    git('commit', '-m', 'A page');
    const commit = git('rev-parse', 'HEAD');
    assert.equal(commitOf(section), commit);
    await writeFile(path.join(section, 'page.tsx'), 'changed');
    assert.equal(commitOf(section), `${commit}-dirty`);
    git('checkout', '.');
    await writeFile(path.join(repository, 'shared.ts'), 'untracked');
    assert.equal(commitOf(section), `${commit}-dirty`);
  } finally {
    await rm(repository, { recursive: true, force: true });
  }
});
