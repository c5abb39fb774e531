import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCopy, readDockerignore, readStages } from './dockerfile.mjs';

test('a Dockerfile is read as its stages, with comments left out and long lines joined', () => {
  const stages = readStages(
    '# Images\nFROM node AS tools\nRUN npm ci \\\n      -w api\n# api\nFROM tools AS api\nCOPY api/ api/\n',
  );
  assert.deepEqual(stages.get('tools').instructions, [{ name: 'RUN', args: 'npm ci -w api' }]);
  assert.equal(stages.get('api').base, 'tools');
  assert.throws(() => readStages('FROM node\n'), /A stage without a name/);
});

test('a COPY takes files of the context or of another stage', () => {
  assert.deepEqual(readCopy('a.json b.json ./'), {
    from: undefined,
    sources: ['a.json', 'b.json'],
    target: './',
  });
  assert.deepEqual(readCopy('--from=tools /app/dist/ dist/'), {
    from: 'tools',
    sources: ['/app/dist/'],
    target: 'dist/',
  });
});

test('a .dockerignore leaves out folders with what is in them, and its last matching line counts', () => {
  const isIgnored = readDockerignore(
    '# Nothing built\n**/dist\n**/*.spec.ts\ndocs\ne2e/*\n!e2e/package.json\n',
  );
  for (const file of ['dist/a.js', 'shell/dist/b.js', 'api/src/a.spec.ts', 'docs/adr/1.md', 'e2e/a/b.ts'])
    assert.ok(isIgnored(file), file);
  for (const file of ['api/src/a.ts', 'api/docs/a.md', 'e2e/package.json', 'api/distance.ts'])
    assert.ok(!isIgnored(file), file);
});
