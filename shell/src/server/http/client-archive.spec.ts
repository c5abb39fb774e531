import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { archiveFiles } from './client-archive';

const DAY_MS = 86_400_000;

describe('the archive of the shell’s browser files', () => {
  let folder: string;
  let clientArchive: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'archive-'));
    clientArchive = path.join(folder, 'archive');
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** A build with these files, each of which contains its own name. */
  async function build(name: string, files: string[]): Promise<string> {
    const clientFolder = path.join(folder, name);
    await mkdir(path.join(clientFolder, 'media'), { recursive: true });
    for (const file of files) await writeFile(path.join(clientFolder, file), file);
    return clientFolder;
  }
  const archived = async () => (await readdir(clientArchive, { recursive: true })).sort();

  it('has the files of a build after the next one, and of both only those whose name says what is in them', async () => {
    const first = ['markdown.0000000a.js', 'markdown.0000000a.js.br', 'media/font.0000000a.woff2'];
    await archiveFiles({ clientFolder: await build('first', first), clientArchive }, Date.now());
    const clientFolder = await build('second', ['markdown.0000000b.js', 'favicon.svg', 'assets.json']);
    await archiveFiles({ clientFolder, clientArchive }, Date.now());
    expect(await archived()).toEqual(['markdown.0000000b.js', 'media', ...first].sort());
  });

  it('loses a file that no server has had for a month', async () => {
    const now = Date.now();
    const [first, second] = [
      await build('first', ['a.0000000a.js']),
      await build('second', ['a.0000000b.js']),
    ];
    await archiveFiles({ clientFolder: first, clientArchive }, now);
    await archiveFiles({ clientFolder: first, clientArchive }, now + 40 * DAY_MS);
    await archiveFiles({ clientFolder: second, clientArchive }, now + 60 * DAY_MS);
    expect(await archived()).toEqual(['a.0000000a.js', 'a.0000000b.js']);
    await archiveFiles({ clientFolder: second, clientArchive }, now + 71 * DAY_MS);
    expect(await archived()).toEqual(['a.0000000b.js']);
  });
});
