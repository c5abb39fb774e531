import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ServerBundles } from './server-bundles';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('the server side of a release', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const released = async (code: string, declared = code) => {
    await mkdir(path.join(folder, 'mf-learning', 'r1'), { recursive: true });
    await writeFile(path.join(folder, 'mf-learning', 'r1', 'server.cjs'), code);
    const server = { file: 'server.cjs', integrity: integrityOf(declared) };
    return { app: 'mf-learning', release: 'r1', server };
  };

  it('runs with the shell’s own copies of the shared libraries', async () => {
    const release = await released(
      "const React = require('react'); module.exports = { default: { name: 'mf-learning', routes: [], page() {}, React } };",
    );
    const app = await new ServerBundles(folder).load(release);
    expect((app as unknown as { React: unknown }).React).toEqual(await import('react'));
  });

  it('is never run when a byte of it differs from what was released', async () => {
    const release = await released('globalThis.ran = true;', 'globalThis.ran = false;');
    await expect(new ServerBundles(folder).load(release)).rejects.toThrow('is not the one that was released');
    expect('ran' in globalThis).toBe(false);
  });

  it('reaches nothing that is not shared', async () => {
    const release = await released("require('node:fs');");
    await expect(new ServerBundles(folder).load(release)).rejects.toThrow(
      'node:fs is not shared with sections',
    );
  });
});
