import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { picture, upload } from '../../../test/factories/picture-factory.js';
import { addToGroup, createEvent, createGroup } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { Group, GroupVisibility } from '../group.entity.js';
import type { GroupResourceItem } from './group-resources.dto.js';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('The links and files of a group', () => {
  let app: TestApp;
  let folder: string;
  let group: Group;
  const as = {} as Record<'owner' | 'member' | 'outsider', Client>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'futurelab-files-'));
    app = await createTestApp({ UPLOADS_DIR: folder });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  const arrange = async (visibility: GroupVisibility = 'private') => {
    group = await createGroup(app, { visibility });
    for (const who of ['owner', 'member', 'outsider'] as const) {
      const person = await createUser(app, { firstName: who, lastName: null });
      as[who] = await app.signInAs(person);
      if (who !== 'outsider') await addToGroup(app, group, person, who);
    }
  };
  const at = (rest: string) => `/api/groups/${group.id}/${rest}`;
  const link = { title: 'The charter', url: 'https://example.org/charter' };
  const send = (client: Client, bytes: Buffer | string, name: string, to = at('files')) =>
    upload(client, bytes, { name, type: 'application/octet-stream', to });
  const stored = async (client: Client): Promise<GroupResourceItem[]> =>
    (await client.get(`/api/groups/${group.id}`)).body.resources;

  it('are added by those in it and shown to those it is open to', async () => {
    await arrange();
    const added = await as.member.post(at('links'), link);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      ...link,
      fileName: null,
      canRemove: true,
      addedBy: { name: 'member' },
    });
    expect((await as.outsider.post(at('links'), link)).body.code).toBe('not_in_group');
    expect((await app.visitor().post(at('links'), link)).status).toBe(401);
    expect((await stored(as.owner)).map(({ title }) => title)).toEqual(['The charter']);
    expect(await stored(as.outsider)).toEqual([]);
    expect(await countQueries(app, () => as.owner.get(`/api/groups/${group.id}`))).toBeLessThanOrEqual(3);
  });

  it('are one when the same address is added by two at once', async () => {
    await arrange();
    const both = await Promise.all([as.owner, as.member].map((client) => client.post(at('links'), link)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await stored(as.owner)).toHaveLength(1);
  });

  it('say what is wrong with them', async () => {
    await arrange();
    const refused = await as.member.post(at('links'), { title: ' ', url: 'javascript:alert(1)' });
    expect([refused.status, refused.body.details]).toEqual([
      400,
      {
        title: ['Enter a name of up to 120 characters.'],
        url: ['Enter the full address, starting with https://'],
      },
    ]);
    for (const [bytes, name] of [
      ['<html><script>alert(1)</script>', 'page.html'],
      [Buffer.from([0x4d, 0x5a, 0, 0]), 'run.txt'],
      [Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), 'tool.pdf'],
    ] as const) {
      const { status, body } = await send(as.member, bytes, name);
      expect([status, body.code]).toEqual([415, 'wrong_kind_of_file']);
    }
    expect((await send(as.member, '', 'empty.txt')).body.code).toBe('no_file');
    expect((await send(as.member, Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'long.txt')).body.code).toBe(
      'file_too_large',
    );
    expect(await stored(as.member)).toEqual([]);
  });

  it('come back as they were sent, to be kept and never run, for those in the group', async () => {
    await arrange();
    const { status, body } = await send(as.member, PDF, 'Übung 1.PDF');
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Übung 1', fileName: 'Übung 1.pdf', fileSize: PDF.length });
    const file = await as.owner.get(body.url);
    expect(file.bytes.equals(PDF)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="_bung 1.pdf"; filename*=UTF-8''%C3%9Cbung%201.pdf`,
    });
    expect((await as.outsider.get(body.url)).status).toBe(404);
    expect((await app.visitor().get(body.url)).status).toBe(401);
    const drawn = await send(as.member, await picture(9, 9).png().toBuffer(), 'wall.bmp');
    expect(drawn.body.fileName).toBe('wall.png');
    expect((await send(as.member, 'a,b\n1,2\n', 'list.csv')).body.fileName).toBe('list.csv');
  });

  it('are removed by the person who added them and by people who look after the group', async () => {
    await arrange('public');
    const { body: file } = await send(as.owner, PDF, 'one.pdf');
    const { body: other } = await as.member.post(at('links'), link);
    expect((await as.member.delete(at(`resources/${file.id}`))).body.code).toBe('not_yours');
    expect((await as.member.delete(at(`resources/${other.id}`))).status).toBe(204);
    expect((await as.owner.delete(at(`resources/${file.id}`))).status).toBe(204);
    expect((await as.owner.get(file.url)).status).toBe(404);
    expect((await as.owner.delete(at(`resources/${file.id}`))).status).toBe(404);
  });

  it('are so many and no more, and none in an archived group', async () => {
    await arrange();
    const rows = Array.from(
      { length: 49 },
      (_, index) => `(gen_random_uuid(), $1, 'L', 'https://e.org/${index}')`,
    );
    await app.data.query(`INSERT INTO group_resources (id, group_id, title, url) VALUES ${rows.join(',')}`, [
      group.id,
    ]);
    const statuses = await Promise.all(
      [1, 2].map(
        async (n) => (await as.member.post(at('links'), { ...link, url: `https://b.org/${n}` })).status,
      ),
    );
    expect(statuses.sort()).toEqual([201, 409]);
    await as.owner.put(at('archive'));
    expect((await as.member.post(at('links'), link)).body.code).toBe('archived');
  });

  it('stand beside the next events of the group', async () => {
    await arrange();
    const event = await createEvent(app, { groupId: group.id, title: 'Reading aloud' });
    await createEvent(app, { groupId: group.id, canceledAt: new Date() });
    const { body } = await as.member.get(`/api/groups/${group.id}`);
    expect(body.events).toEqual([expect.objectContaining({ id: event.id, title: 'Reading aloud' })]);
    expect((await as.outsider.get(`/api/groups/${group.id}`)).body.events).toEqual([]);
  });
});
