import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';

/** A file whose name says what is in it, and its compressed form. */
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9.]+$/;
const DAY_MS = 86_400_000;
const MAX_AGE_MS = 30 * DAY_MS;

type Folders = Pick<ShellConfig, 'clientFolder' | 'clientArchive'>;

/**
 * Stores the browser files of this build, at the start and again every day. A file that no running server has had for a
 * month is removed.
 */
export async function archiveClientFiles(app: FastifyInstance, folders: Folders): Promise<void> {
  const archive = (): Promise<void> =>
    archiveFiles(folders, Date.now()).catch((err: unknown) =>
      app.log.warn({ err }, 'tabs of this build may miss files after the next one'),
    );
  await archive();
  const timer = setInterval(archive, DAY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

export async function archiveFiles({ clientFolder, clientArchive }: Folders, now: number): Promise<void> {
  await mkdir(clientArchive, { recursive: true });
  for (const file of await readdir(clientFolder, { recursive: true }))
    if (HASHED.test(file)) await store(path.join(clientFolder, file), path.join(clientArchive, file), now);
  for (const file of await readdir(clientArchive, { recursive: true })) {
    const archived = path.join(clientArchive, file);
    // Another server may have removed it by now.
    const found = await stat(archived).catch(() => null);
    if (found?.isFile() && now - found.mtimeMs > MAX_AGE_MS) await rm(archived, { force: true });
  }
}

/** Its time says when a server last had it. Written beside and moved: other servers use the same folder. */
async function store(file: string, archived: string, now: number): Promise<void> {
  const touch = (): Promise<void> => utimes(archived, now / 1000, now / 1000);
  if (
    await touch().then(
      () => true,
      () => false,
    )
  )
    return;
  await mkdir(path.dirname(archived), { recursive: true });
  const incoming = `${archived}.${randomUUID()}`;
  await copyFile(file, incoming);
  await rename(incoming, archived);
  await touch();
}
