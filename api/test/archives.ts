import { promisify } from 'node:util';
import { fromBuffer, type Options, type ZipFile } from 'yauzl';
import type { Client } from './client.js';
import type { TestApp } from './test-app.js';

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** The files of an archive, by their paths. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await open(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', reject);
        stream.on('end', () => {
          files.set(entry.fileName, Buffer.concat(chunks));
          zip.readEntry();
        });
      });
    });
    zip.on('end', () => resolve(files));
    zip.on('error', reject);
    zip.readEntry();
  });
}

/** What a member downloads who has asked for their data. */
export async function archiveOf(app: TestApp, member: Client): Promise<Buffer> {
  const asked = await member.post('/api/my/export');
  if (asked.status !== 202) throw new Error(`No export: ${asked.status} ${asked.text}`);
  await app.runJobs();
  return (await member.get('/api/my/export/file')).bytes;
}

// Its rows are asserted on, not typed.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const tableIn = (files: Map<string, Buffer>, name: string): any =>
  JSON.parse(files.get(`data/${name}.json`)!.toString('utf8'));

/** One of the cast of the seed. */
export async function memberNamed(app: TestApp, firstName: string): Promise<string> {
  const [member] = await app.database.query<{ id: string }>({
    text: `SELECT u.id FROM users u JOIN identities i ON i.user_id = u.id AND i.subject = lower($1)`,
    values: [firstName],
  });
  if (!member) throw new Error(`Nobody called ${firstName}`);
  return member.id;
}
