import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createAdmin } from '../../../test/factories/user-factory.js';
import { type BuiltRelease, buildRelease } from '../../../test/factories/release-factory.js';
import { createRegistry, type Registry } from '../../../test/release-registry.js';
import { describeBuild, newBuilds } from './local-builds.js';
import { importBuilds } from './import-builds.js';

describe('Builds of this machine', () => {
  let registry: Registry;
  beforeEach(async () => {
    registry = await createRegistry();
  });
  afterEach(() => registry.close());

  async function writeBuild({ manifest, files }: BuiltRelease): Promise<string> {
    const folder = path.join(registry.folder, '.builds', manifest.app, manifest.release);
    for (const [file, bytes] of files) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), bytes);
    }
    return folder;
  }

  /** What starting the site does; how many builds were new. */
  async function start(...built: BuiltRelease[]): Promise<number> {
    const builds = await Promise.all(built.map(async (each) => describeBuild(await writeBuild(each))));
    const fresh = await newBuilds(builds, registry.app.database, registry.folder);
    await importBuilds(fresh, registry.app.config);
    return fresh.length;
  }

  const live = async () => (await registry.document()).apps['mf-learning'].live;

  it('are live after the first start, and the next start has nothing to do', async () => {
    const builds = [buildRelease(), buildRelease({ app: 'mf-community' })];
    expect(await start(...builds)).toBe(2);
    const { apps, version } = await registry.document();
    expect([apps['mf-learning'].live, apps['mf-community'].live]).toEqual(
      builds.map(({ manifest }) => manifest.release),
    );
    expect(await start(...builds)).toBe(0);
    expect((await registry.document()).version).toBe(version);
  });

  it('follow a change and its undoing', async () => {
    const [one, other] = [buildRelease({ words: 'One' }), buildRelease({ words: 'Other' })];
    for (const built of [one, other, one]) {
      expect(await start(built)).toBe(1);
      expect(await live()).toBe(built.manifest.release);
    }
  });

  it('leave what somebody has decided since', async () => {
    const [one, other] = [buildRelease({ words: 'One' }), buildRelease({ words: 'Other' })];
    await start(one);
    await start(other);
    await registry.act('POST', '/api/releases/mf-learning/rollback');
    expect(await start(other)).toBe(0);
    expect(await live()).toBe(one.manifest.release);
    expect((await registry.promote(other)).status).toBe(200);
  });

  it('leave a refused release refused', async () => {
    const [good, refused] = [buildRelease({ words: 'Good' }), buildRelease({ words: 'Refused' })];
    await start(good);
    await registry.publish(refused);
    await registry.app.database.execute({
      text: `UPDATE releases SET verification = 'failed' WHERE release = $1`,
      values: [refused.manifest.release],
    });
    expect(await start(refused)).toBe(0);
    expect(await live()).toBe(good.manifest.release);
  });

  it('leave a release that was released and rolled back', async () => {
    const built = buildRelease({ words: 'Built here' });
    await start(built);
    const released = await registry.publishVerified({ words: 'Released' });
    await registry.promote(released);
    await registry.act('POST', '/api/releases/mf-learning/rollback');
    expect(await start(released)).toBe(0);
    expect(await live()).toBe(built.manifest.release);
  });

  it('leave what somebody has rolled back, whatever was built in between', async () => {
    const [one, bad, other] = ['One', 'Bad', 'Other'].map((words) => buildRelease({ words }));
    await start(one!);
    await start(bad!);
    await registry.act('POST', '/api/releases/mf-learning/rollback');
    expect(await start(other!)).toBe(1);
    expect(await start(bad!)).toBe(0);
    expect(await live()).toBe(other!.manifest.release);
  });

  it('put back files that were lost', async () => {
    const built = buildRelease();
    await start(built);
    const kept = path.join(registry.folder, 'mf-learning', built.manifest.release);
    await rm(kept, { recursive: true });
    expect(await start(built)).toBe(1);
    const [event] = await registry.auditEvents(await registry.app.signInAs(await createAdmin(registry.app)));
    expect(event).toMatchObject({
      actor: 'local build',
      action: 'promote',
      reason: 'Built on this machine.',
    });
  });

  it('may move a page from one section to another', async () => {
    const page = { page: 'courses-page', title: 'Courses', access: 'public' as const, js: [], css: [] };
    const routes = [{ path: '/moved', ...page }];
    await start(buildRelease({ routes }), buildRelease({ app: 'mf-community' }));
    expect(await start(buildRelease({ app: 'mf-community', routes }), buildRelease())).toBe(2);
  });

  it('are refused when they were changed after they were built', async () => {
    const built = buildRelease();
    built.files.set('expose.js', Buffer.from('changed'));
    await expect(start(built)).rejects.toThrow(/^expose\.js is not the file that release\.json describes/);
  });
});
