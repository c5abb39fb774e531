import type { TestResponse, Client } from '../../../test/client.js';
import { createAdmin } from '../../../test/factories/user-factory.js';
import { createLibraryFile } from '../../../test/factories/library-file.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const SOUND = Buffer.from(Array.from({ length: 1000 }, (_, at) => 32 + (at % 90)));

const EPISODE = {
  title: 'Who signs?',
  body: 'Begins with the fifth chapter.',
  position: 0,
  data: {
    season: 1,
    number: 1,
    guest: 'With Bram Oostveen',
    summary: 'The name at the bottom.',
    transcript: '**Bram:** There was weather.\n\n**Ines:** Who signs?',
    chapters: [
      { start: 0, title: 'Opening' },
      { start: 6.8, title: 'Weather' },
    ],
    publishedAt: '2025-03-18T06:00:00Z',
  },
};

const AUDIO = { kind: 'audio', type: 'audio/mpeg' } as const;

describe('The episodes of the podcast', () => {
  let app: TestApp;
  let ada: Client;
  let visitor: Client;
  let recording: string;
  beforeAll(async () => {
    app = await createTestApp();
    ada = await app.signInAs(await createAdmin(app));
    visitor = app.visitor();
    recording = await createLibraryFile(app, SOUND, { ...AUDIO, durationSeconds: 39 });
  });
  afterAll(() => app.close());

  const draft = (slug: string, change: object = {}) =>
    ada.send<TestResponse['body']>('PUT', `/api/content/episode/${slug}/draft`, {
      ...EPISODE,
      data: { ...EPISODE.data, recording, ...change },
      version: 0,
    });
  const publish = (slug: string) =>
    ada.send<TestResponse['body']>('PUT', `/api/content/episode/${slug}/publication`, { version: 1 });

  it('are there for everybody once they are published, the newest first', async () => {
    await draft('who-signs');
    expect((await visitor.get('/api/episodes/who-signs')).status).toBe(404);
    expect((await visitor.get('/api/episodes/who-signs/audio.mp3')).status).toBe(404);
    expect((await visitor.get('/api/episodes')).body).toEqual([]);
    expect((await publish('who-signs')).status).toBe(200);
    await draft('second', { number: 2, publishedAt: '2025-04-01T06:00:00Z' });
    await publish('second');

    const list = await visitor.get('/api/episodes?limit=1');
    expect([list.body.length, list.headers['x-total-count']]).toEqual([1, '2']);
    expect(list.body[0].slug).toBe('second');
    const next = /<(.*)>; rel="next"/.exec(String(list.headers['link']))![1]!;
    expect((await visitor.get(next)).body).toEqual([
      {
        slug: 'who-signs',
        title: 'Who signs?',
        notes: EPISODE.body,
        ...EPISODE.data,
        publishedAt: '2025-03-18T06:00:00.000Z',
        audio: { path: '/api/episodes/who-signs/audio.mp3', type: 'audio/mpeg', bytes: 1000, seconds: 39 },
      },
    ]);
    expect((await visitor.get('/api/episodes/who-signs')).body.title).toBe('Who signs?');
  });

  it('wait for their day', async () => {
    await draft('ahead', { number: 3, publishedAt: '2199-01-01T00:00:00Z' });
    expect((await publish('ahead')).status).toBe(200);
    for (const path of ['/api/episodes/ahead', '/api/episodes/ahead/audio.mp3', '/api/content/episode/ahead'])
      expect((await visitor.get(path)).status).toBe(404);
  });

  it('are not published without a recording, nor with the number of another', async () => {
    const film = await createLibraryFile(app, SOUND, { durationSeconds: 39 });
    const endless = await createLibraryFile(app, SOUND, AUDIO);
    for (const [slug, named] of Object.entries({ silent: undefined, filmed: film, endless })) {
      await draft(slug, { number: 4, recording: named });
      expect((await publish(slug)).body).toMatchObject({ code: 'no_recording' });
    }
    await draft('namesake');
    const { status, body } = await publish('namesake');
    expect([status, body.code]).toEqual([409, 'number_taken']);
    expect(body.message).toContain('“Who signs?” already has this season and number');
  });

  it('have chapters in order', async () => {
    const chapters = [...EPISODE.data.chapters].reverse();
    const { status, body } = await draft('muddled', { chapters });
    expect([status, body.details['data.chapters']]).toEqual([
      400,
      ['Each chapter must start after the previous one.'],
    ]);
  });

  it('can be read and skipped through by other players', async () => {
    const chapters = await visitor.get('/api/episodes/who-signs/chapters.json');
    expect(chapters.headers['content-type']).toContain('application/json+chapters');
    expect(chapters.body.chapters[1]).toEqual({ startTime: 6.8, title: 'Weather' });
    const transcript = await visitor.get('/api/episodes/who-signs/transcript.txt');
    expect(transcript.headers['content-type']).toContain('text/plain');
    expect(transcript.text).toBe('Who signs?\n\nBram: There was weather.\n\nInes: Who signs?\n');
  });

  it('sound whole, or from where a player asks', async () => {
    const path = '/api/episodes/who-signs/audio.mp3';
    const ask = (headers: Record<string, string>, method = 'GET') =>
      visitor.send(method, path, undefined, { headers });
    const whole = await ask({});
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '1000',
      'accept-ranges': 'bytes',
    });
    expect(whole.text).toBe(SOUND.toString());
    const part = await ask({ range: 'bytes=10-19' });
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 10-19/1000']);
    expect(part.text).toBe(SOUND.subarray(10, 20).toString());
    const beyond = await ask({ range: 'bytes=1000-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
    const etag = String(whole.headers['etag']);
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '1000', '']);
  });
});
