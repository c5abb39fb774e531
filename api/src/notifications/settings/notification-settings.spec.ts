import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { NOTIFICATION_KIND_KEYS } from '../notification-kinds.js';

const SETTINGS = '/api/my/notification-settings';

describe(SETTINGS, () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const member = async () => app.signInAs(await createUser(app));
  const kindsOf = async (client: Awaited<ReturnType<typeof member>>) =>
    (await client.get(SETTINGS)).body.kinds as {
      kind: string;
      class: string;
      channels: string[];
      fixed: string[];
      chosen: string[];
    }[];

  it('says of every kind where it may go and where it goes', async () => {
    const kinds = await kindsOf(await member());
    expect(kinds.map(({ kind }) => kind)).toEqual(NOTIFICATION_KIND_KEYS);
    for (const { channels, chosen } of kinds) expect(channels).toEqual(expect.arrayContaining(chosen));
  });

  it('pushes what is direct, and mails nothing ambient or social that nobody asked for but the letter', async () => {
    const kinds = await kindsOf(await member());
    for (const { kind, class: worth, channels, chosen } of kinds) {
      if (worth !== 'direct') expect(channels).not.toContain('push');
      if (['social', 'ambient'].includes(worth) && kind !== 'digest') expect(chosen).toEqual(['app']);
    }
  });

  it('keeps what a member chooses, for that member', async () => {
    const [maya, leo] = [await member(), await member()];
    const before = await kindsOf(leo);
    const answer = await maya.patch(SETTINGS, { kinds: [{ kind: 'reaction', channels: ['mail'] }] });
    expect(answer.body.kinds.find(({ kind }: { kind: string }) => kind === 'reaction').chosen).toEqual([
      'mail',
    ]);
    await maya.patch(SETTINGS, { kinds: [{ kind: 'reaction', channels: [] }] });
    expect((await kindsOf(maya)).find(({ kind }) => kind === 'reaction')!.chosen).toEqual([]);
    expect(await kindsOf(leo)).toEqual(before);
  });

  it('keeps when the digest comes, and until when all is paused', async () => {
    const client = await member();
    const schedule = async () => {
      const { pausedUntil, digestOn } = (await client.get(SETTINGS)).body;
      return { pausedUntil, digestOn };
    };
    expect(await schedule()).toEqual({ pausedUntil: null, digestOn: null });
    expect((await client.put(`${SETTINGS}/pause`, { days: 7 })).status).toBe(204);
    expect((await client.put(`${SETTINGS}/digest`, { digestOn: 'friday' })).status).toBe(204);
    const { pausedUntil, digestOn } = await schedule();
    expect(digestOn).toBe('friday');
    expect(Date.parse(pausedUntil) - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
    expect((await client.send('DELETE', `${SETTINGS}/pause`)).status).toBe(204);
    expect(await schedule()).toEqual({ pausedUntil: null, digestOn: 'friday' });
  });

  it.each([
    ['pause', { days: 2 }],
    ['pause', {}],
    ['digest', { digestOn: 'someday' }],
    ['digest', {}],
  ])('refuses a %s of %j', async (what, body) => {
    expect((await (await member()).put(`${SETTINGS}/${what}`, body)).status).toBe(400);
  });

  it.each([
    ['a channel the kind does not have', { kind: 'reaction', channels: ['push'] }, 'reaction'],
    ['what must not be missed', { kind: 'moderation', channels: ['mail'] }, 'moderation'],
  ])('refuses %s with a message, and changes nothing', async (_, wrong, field) => {
    const client = await member();
    const before = await kindsOf(client);
    const answer = await client.patch(SETTINGS, { kinds: [{ kind: 'reply', channels: [] }, wrong] });
    expect([answer.status, Object.keys(answer.body.details)]).toEqual([400, [field]]);
    expect(await kindsOf(client)).toEqual(before);
  });

  it.each([
    [{ kinds: [{ kind: 'nothing', channels: [] }] }],
    [{ kinds: [{ kind: 'reply', channels: ['pigeon'] }] }],
    [{ kinds: [{ kind: 'reply', channels: ['app', 'app'] }] }],
    [
      {
        kinds: [
          { kind: 'reply', channels: [] },
          { kind: 'reply', channels: ['app'] },
        ],
      },
    ],
    [{ kinds: null }],
    [{}],
  ])('refuses %j', async (body) => {
    expect((await (await member()).patch(SETTINGS, body)).status).toBe(400);
  });
});
