import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ZipFile } from 'yazl';
import type { Client, TestResponse } from '../../../../test/client.js';
import { upload } from '../../../../test/factories/picture-factory.js';
import { addToGroup, createGroup } from '../../../../test/factories/product-factories.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { User } from '../../../identity/users/user.entity.js';
import { MessageFilePruningService } from './message-file-pruning.service.js';
import { MessageFile } from './message-file.entity.js';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function zipOf(name: string): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('One'), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('Files in messages', () => {
  let app: TestApp;
  let folder: string;
  let people: Record<'maya' | 'leo' | 'mallory', User>;
  const as = {} as Record<keyof typeof people, Client>;
  let id: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'futurelab-message-files-'));
    app = await createTestApp({ UPLOADS_DIR: folder });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    const group = await createGroup(app);
    const join = async (firstName: string) => {
      const user = await createUser(app, { firstName, lastName: null });
      await addToGroup(app, group, user);
      return user;
    };
    people = { maya: await join('Maya'), leo: await join('Leo'), mallory: await join('Mallory') };
    for (const who of ['maya', 'leo', 'mallory'] as const) as[who] = await app.signInAs(people[who]);
    const body = { memberIds: [people.leo.id], text: 'Hello' };
    id = (await as.maya.post('/api/conversations', body)).body.id;
  });

  const bring = (client: Client, bytes: Buffer | string = PDF, name = 'notes.pdf'): Promise<TestResponse> =>
    upload(client, bytes, { name, type: 'application/octet-stream', to: '/api/message-files' });
  const send = (client: Client, content: { text?: string; fileIds?: string[] }) =>
    client.post(`/api/conversations/${id}/messages`, { text: '', ...content });
  const latest = async (client: Client) => (await client.get(`/api/conversations/${id}/messages`)).body[0];
  const sendOne = async () => {
    const { body: file } = await bring(as.maya);
    const { body: message } = await send(as.maya, { fileIds: [file.id] });
    return { message, at: `/api/message-files/${file.id}`, file };
  };
  const isStored = async (fileId: string) =>
    (await readdir(path.join(folder, 'files')).catch((): string[] => [])).includes(fileId);

  it('go with a message, in their order, and come back as they were sent, to be kept and never run', async () => {
    const first = await bring(as.maya, PDF, '../Übung 1.PDF');
    expect([first.status, first.body]).toEqual([
      201,
      { id: expect.any(String), name: 'Übung 1.pdf', size: PDF.length },
    ]);
    const second = await bring(as.maya, 'a,b\n1,2\n', 'list.CSV');
    const fileIds = [second.body.id, first.body.id];
    expect((await send(as.maya, { text: 'Both', fileIds })).status).toBe(201);
    expect((await latest(as.leo)).files).toEqual([
      { id: second.body.id, name: 'list.csv', size: 8 },
      first.body,
    ]);
    const { headers, bytes } = await as.leo.get(`/api/message-files/${first.body.id}`);
    expect(bytes.equals(PDF)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="_bung 1.pdf"; filename*=UTF-8''%C3%9Cbung%201.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('can be all there is to a message', async () => {
    const { message } = await sendOne();
    expect(await latest(as.leo)).toMatchObject({ id: message.id, text: '', files: [{ name: 'notes.pdf' }] });
    const [conversation] = (await as.leo.get('/api/conversations')).body;
    expect(conversation.lastMessage).toMatchObject({ text: '', fileNames: ['notes.pdf'] });
    const { items } = (await as.leo.get('/api/my/notifications')).body;
    expect(items[0].text).toBe('Maya sent you a file');
    expect((await send(as.maya, { fileIds: [] })).body.details.text[0]).toContain('Write a message');
    await send(as.leo, { text: 'Thanks' });
    const answer = { text: 'Read it?', replyTo: message.position };
    await as.maya.post(`/api/conversations/${id}/messages`, answer);
    expect((await latest(as.leo)).replyTo).toMatchObject({ text: '', fileNames: ['notes.pdf'] });
  });

  it('are for people who take part, and for them alone', async () => {
    const { at, file } = await sendOne();
    expect((await as.mallory.get(at)).status).toBe(404);
    expect((await app.visitor().get(at)).status).toBe(401);
    expect((await as.mallory.delete(at)).status).toBe(404);
    // Nor is another’s file sent as one’s own, or one a second time.
    expect((await send(as.leo, { fileIds: [file.id] })).body.details.fileIds).toHaveLength(1);
    expect((await send(as.maya, { text: 'Again', fileIds: [file.id] })).status).toBe(400);
    const { body: unsent } = await bring(as.maya);
    expect((await send(as.leo, { text: 'Mine', fileIds: [unsent.id] })).status).toBe(400);
    expect((await as.leo.get(`/api/message-files/${unsent.id}`)).status).toBe(404);
    await as.leo.delete(`/api/conversations/${id}/membership`);
    expect((await as.leo.get(at)).status).toBe(404);
  });

  it('of someone one does not know are for later, when their request is accepted', async () => {
    const stranger = await app.signInAs(await createUser(app));
    const { body: file } = await bring(stranger);
    const request = { memberIds: [people.leo.id], text: '', fileIds: [file.id] };
    const { body } = await stranger.post('/api/conversations', request);
    const at = `/api/message-files/${file.id}`;
    expect((await as.leo.get(at)).status).toBe(404);
    await as.leo.put(`/api/conversations/${body.id}/acceptance`);
    expect((await as.leo.get(at)).status).toBe(200);
  });

  it.each([
    ['a page', 'page.html', Buffer.from('<html><script>alert(1)</script>')],
    ['a program that is called a text', 'run.txt', Buffer.from([0x4d, 0x5a, 0, 0])],
    ['a program that is called a PDF', 'tool.pdf', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])],
    ['a picture', 'wall.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('are not %s', async (_what, name, bytes) => {
    const { status, body } = await bring(as.maya, bytes, name);
    expect([status, body.code, body.details.file]).toEqual([
      415,
      'wrong_kind_of_file',
      [
        'This file type isn’t supported. Use PDF, Word, Excel, PowerPoint, OpenDocument, ZIP, text, Markdown or CSV.',
      ],
    ]);
  });

  it('are a ZIP file where they say so', async () => {
    const zip = await zipOf('one.txt');
    expect((await bring(as.maya, zip, 'all.zip')).body.name).toBe('all.zip');
    expect((await bring(as.maya, zip, 'program.jar')).status).toBe(415);
    expect((await bring(as.maya, zip, 'report.docx')).status).toBe(415);
  });

  it('are of 10 MB and five at most', async () => {
    expect((await bring(as.maya, Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'long.txt')).body.code).toBe(
      'file_too_large',
    );
    expect((await bring(as.maya, '', 'empty.txt')).body.code).toBe('no_file');
    const six = Array.from({ length: 6 }, () => randomUUID());
    expect((await send(as.maya, { fileIds: six })).body.details.fileIds[0]).toBe(
      'A message can have up to 5 files.',
    );
  });

  it('are so many an hour', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n <= 60; n++) statuses.add((await bring(as.maya, '', 'empty.txt')).status);
    expect([...statuses]).toEqual([400, 429]);
  });

  it('go when they are taken back, and with their message', async () => {
    const { body: unsent } = await bring(as.maya);
    expect((await as.maya.delete(`/api/message-files/${unsent.id}`)).status).toBe(204);
    expect(await isStored(unsent.id)).toBe(false);
    const { message, at, file } = await sendOne();
    expect((await as.maya.delete(at)).status).toBe(404);
    expect(await isStored(file.id)).toBe(true);
    await as.maya.delete(`/api/messages/${message.id}`);
    expect((await latest(as.leo)).files).toEqual([]);
    expect((await as.leo.get(at)).status).toBe(404);
    expect(await isStored(file.id)).toBe(false);
  });

  it('go after a day when they were not sent, unless a draft has them', async () => {
    const [{ body: forgotten }, { body: drafted }, { body: fresh }] = [
      await bring(as.maya),
      await bring(as.maya),
      await bring(as.maya),
    ];
    const { file: sent } = await sendOne();
    const files = [{ id: drafted.id, name: 'notes.pdf', size: 1 }];
    await as.maya.put(`/api/my/drafts/conversation:${id}`, { content: { text: '', files } });
    const ids = [forgotten.id, drafted.id, sent.id];
    await app.data.query(
      `UPDATE message_files SET created_at = now() - interval '25 hours' WHERE id = ANY ($1::uuid[])`,
      [ids],
    );
    await app.nest.get(MessageFilePruningService).prune();
    const left = await app.data.getRepository(MessageFile).findBy({ userId: people.maya.id });
    expect(new Set(left.map((row) => row.id))).toEqual(new Set([drafted.id, sent.id, fresh.id]));
    expect(await isStored(forgotten.id)).toBe(false);
  });
});
