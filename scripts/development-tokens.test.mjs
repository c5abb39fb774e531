import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { tokenFile } from '@futurelab/platform/build/publish/deploy-token.mjs';
import { developmentTokens } from './development-tokens.mjs';
import { inRoot, sections } from './workspaces.mjs';

const APP = 'mf-learning';

describe('Deploy tokens of a local site', () => {
  let folder;
  let registry;
  let url;
  const heard = [];
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-tokens-'));
    await writeFile(path.join(folder, 'release.json'), JSON.stringify({ app: APP, commit: 'unknown' }));
    await writeFile(path.join(folder, 'release.tar.gz'), '');
    registry = http.createServer(({ headers }, response) => {
      heard.push(headers.authorization);
      response.writeHead(401).end('{"code":"unauthorized","message":"Unauthorized"}');
    });
    await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${registry.address().port}`;
  });
  after(async () => {
    registry.close();
    await rm(folder, { recursive: true });
  });

  /** What a release says when it publishes to the registry of this test, which refuses everybody. */
  const release = (env) =>
    new Promise((resolve) => {
      const { RELEASE_TOKEN: _token, RELEASE_TOKEN_FILE: _file, ...rest } = process.env;
      execFile(
        process.execPath,
        [inRoot('shell/platform/build/publish/publish-packed.mjs'), folder],
        { env: { ...rest, RELEASE_REGISTRY: url, ...env } },
        (error, stdout, stderr) => resolve(stdout + stderr),
      );
    });

  test('are random, stay the same in one data folder, and nobody else may read them', async () => {
    const [here, there] = [path.join(folder, 'here'), path.join(folder, 'there')];
    const made = await developmentTokens(here);
    assert.equal(await developmentTokens(here), made);
    const tokens = [made, await developmentTokens(there)].flatMap((text) =>
      text.split(',').map((pair) => pair.split('=')),
    );
    assert.deepEqual(
      tokens.map(([app]) => app),
      [...sections, ...sections],
    );
    assert.equal(new Set(tokens.map(([, token]) => token)).size, tokens.length);
    for (const [, token] of tokens) assert.match(token, /^[\w-]{43}$/);
    assert.equal((await stat(tokenFile(here, APP))).mode & 0o777, 0o600);
  });

  test('are found by a release on the same machine, unless it names another', async () => {
    const dataDir = path.join(folder, 'here');
    const made = await developmentTokens(dataDir);
    const token = new Map(made.split(',').map((pair) => pair.split('='))).get(APP);
    heard.length = 0;
    await release({ DATA_DIR: dataDir });
    await release({ DATA_DIR: dataDir, RELEASE_TOKEN: 'another' });
    await release({ DATA_DIR: dataDir, RELEASE_TOKEN_FILE: tokenFile(dataDir, 'mf-account') });
    assert.equal(heard[0], `Bearer ${token}`);
    assert.equal(heard[1], 'Bearer another');
    assert.match(heard[2], /^Bearer [\w-]{43}$/);
    assert.notEqual(heard[2], heard[0]);
  });

  test('are missed with a message, and go to no other machine', async () => {
    const dataDir = path.join(folder, 'here');
    await developmentTokens(dataDir);
    heard.length = 0;
    const missing = await release({ DATA_DIR: path.join(folder, 'nowhere') });
    assert.match(missing, /There is no deploy token for mf-learning in .*nowhere.*Run npm start first/);
    const elsewhere = await release({ DATA_DIR: dataDir, RELEASE_REGISTRY: 'https://futurelab.example' });
    assert.match(elsewhere, /There is no deploy token for https:\/\/futurelab\.example\. Set RELEASE_TOKEN/);
    assert.deepEqual(heard, []);
  });
});
