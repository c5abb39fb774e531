import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type Entry, open, type Options, type ZipFile } from 'yauzl';
import { type Manifest, MANIFEST, manifestSchema } from '../archive/manifest.js';
import { ForeignArchiveError, NotAnArchiveError, UnsafeArchiveError } from './import.errors.js';

const openZip = promisify<string, Options, ZipFile>(open);

const MAX_ENTRIES = 20_100;
/** Of one file, unpacked. */
const MAX_FILE = 20 * 1024 * 1024;
/** Of all that is read of an archive, unpacked. */
const MAX_READ = 60 * 1024 * 1024;

/**
 * Reads single files out of an archive. Nothing is ever written under a name that stands in it, and nothing is unpacked
 * before its size is known to be bearable.
 */
export class ArchiveReader {
  private read = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws NotAnArchiveError, UnsafeArchiveError */
  static async open(file: string): Promise<ArchiveReader> {
    const zip = await openZip(file, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
      () => {
        throw new NotAnArchiveError();
      },
    );
    try {
      return new ArchiveReader(zip, await listEntries(zip));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  close(): void {
    this.zip.close();
  }

  /** @returns the manifest, and the hash by which it is known here. @throws ForeignArchiveError, UnsafeArchiveError */
  async manifest(): Promise<{ manifest: Manifest; hash: string }> {
    const bytes = await this.bytesOf(MANIFEST);
    if (!bytes) throw new ForeignArchiveError();
    const parsed = manifestSchema.safeParse(parseJson(bytes));
    if (!parsed.success) throw new ForeignArchiveError();
    return { manifest: parsed.data, hash: sha256(bytes) };
  }

  /** A file as the manifest names it; null when it was left out. @throws ForeignArchiveError, UnsafeArchiveError */
  async file({ files }: Manifest, path: string): Promise<Buffer | null> {
    const named = files.find((file) => file.path === path);
    const bytes = named ? await this.bytesOf(path) : null;
    if (bytes && sha256(bytes) !== named!.sha256) throw new ForeignArchiveError();
    return bytes;
  }

  private async bytesOf(name: string): Promise<Buffer | null> {
    const entry = this.entries.get(name);
    if (!entry) return null;
    this.read += entry.uncompressedSize;
    if (entry.uncompressedSize > MAX_FILE || this.read > MAX_READ || entry.isEncrypted())
      throw new UnsafeArchiveError();
    // It stops where the size that was said is exceeded.
    const stream = await promisify<Entry, NodeJS.ReadableStream>(this.zip.openReadStream.bind(this.zip))(
      entry,
    ).catch(() => {
      throw new NotAnArchiveError();
    });
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of stream) chunks.push(chunk as Buffer);
    } catch {
      throw new UnsafeArchiveError();
    }
    return Buffer.concat(chunks);
  }
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    if (zip.entryCount > MAX_ENTRIES) return reject(new UnsafeArchiveError());
    zip.on('entry', (entry: Entry) => {
      if (entries.has(entry.fileName)) return reject(new UnsafeArchiveError());
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    // Also for names that lead out of the archive.
    zip.on('error', (error: Error) =>
      reject(/file name|path/i.test(error.message) ? new UnsafeArchiveError() : new NotAnArchiveError()),
    );
    zip.on('end', () => resolve(entries));
    zip.readEntry();
  });
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
