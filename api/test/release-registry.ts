import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestResponse, Client } from './client.js';
import { archiveOf, type BuiltRelease, buildRelease } from './factories/release-factory.js';
import { createTestApp, type TestApp } from './test-app.js';

const SECTIONS = ['mf-account', 'mf-community', 'mf-learning', 'mf-marketing'];
export const tokenOf = (section: string) => `the-token-of-${section}`;

/** The api with a folder of releases of its own. */
export class Registry {
  constructor(
    readonly app: TestApp,
    readonly folder: string,
  ) {}

  /** What a pipeline of `section` sends: a token, and no origin. */
  token(section: string) {
    return { authorization: `Bearer ${tokenOf(section)}`, origin: undefined };
  }

  async publish(built: BuiltRelease, section = built.manifest.app): Promise<TestResponse> {
    return this.send(await archiveOf(built.files), section);
  }

  send(archive: Buffer, section: string, headers: Record<string, string> = {}): Promise<TestResponse> {
    return this.app.visitor().post('/api/releases', undefined, {
      headers: { ...this.token(section), 'content-type': 'application/gzip', ...headers },
      payload: archive,
    });
  }

  /** An act of the section's own pipeline. */
  action(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}): Promise<TestResponse> {
    const section = path.split('/')[3]!;
    return this.app
      .visitor()
      .send(method, path, { reason: 'Because.', ...body }, { headers: this.token(section) });
  }

  promote({ manifest: { app, release } }: BuiltRelease, body: object = {}): Promise<TestResponse> {
    return this.action('POST', `/api/releases/${app}/${release}/promotion`, body);
  }

  /** Published, and taken for verified. */
  async publishVerified(overrides: Parameters<typeof buildRelease>[0] = {}): Promise<BuiltRelease> {
    const built = buildRelease(overrides);
    const { app, release } = built.manifest;
    const answer = await this.publish(built);
    if (answer.status !== 200) throw new Error(`Not published: ${answer.text}`);
    await this.app.database.execute({
      text: `UPDATE releases SET verification = 'passed', verified_at = now() WHERE app = $1 AND release = $2`,
      values: [app, release],
    });
    return built;
  }

  /** Takes paths from the section that has them, if any, and gives them to `app`. */
  async give(app: string, ...paths: string[]): Promise<void> {
    const values = [app, paths];
    await this.app.database.execute({
      text: 'DELETE FROM section_paths WHERE path = ANY($1)',
      values: [paths],
    });
    await this.app.database.execute({
      text: 'INSERT INTO section_paths (app, path) SELECT $1, unnest($2::text[])',
      values,
    });
  }

  /** The live document, its signature not looked at. */
  async document() {
    const { body } = await this.app.visitor().get('/api/releases/live');
    return JSON.parse(Buffer.from(body.payload, 'base64url').toString('utf8'));
  }

  async auditEvents(admin: Client, query = ''): Promise<TestResponse['body']> {
    return (await admin.get(`/api/releases/audit${query}`)).body;
  }

  async close(): Promise<void> {
    await this.app.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

export async function createRegistry(env: Record<string, string> = {}): Promise<Registry> {
  const folder = await mkdtemp(path.join(tmpdir(), 'futurelab-releases-'));
  const tokens = SECTIONS.map((section) => `${section}=${tokenOf(section)}`).join(',');
  const app = await createTestApp({ RELEASES_DIR: folder, RELEASE_DEV_TOKENS: tokens, ...env });
  const registry = new Registry(app, folder);
  for (const section of SECTIONS) await registry.give(section, `/${section}`);
  return registry;
}
