import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DigestService } from '../../src/notifications/digest/digest.service.js';
import { NotificationMailService } from '../../src/notifications/mail/notification-mail.service.js';
import { LiveService } from '../../src/core/live/live.service.js';
import { mailsTo } from '../factories/enquiry-factory.js';
import { picture, upload } from '../factories/picture-factory.js';
import { LiveStream } from '../live-stream.js';
import { createTestApp, type TestApp } from '../test-app.js';
import { arrangeCommunity, type Community, MARKERS } from './community.js';
import { LIVE_POLICY } from './policy/live.js';
import { people } from './policy/people.js';
import { POLICY } from './policy/policy.js';
import { isShown, NAME } from './policy/surface.js';
import { OTHERS, type Viewer, VIEWERS } from './viewers.js';

describe('Who sees', () => {
  let app: TestApp;
  let community: Community;
  let uploads: string;
  beforeAll(async () => {
    uploads = await mkdtemp(path.join(tmpdir(), 'futurelab-visibility-'));
    app = await createTestApp({ UPLOADS_DIR: uploads });
    community = await arrangeCommunity(app);
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await rm(uploads, { recursive: true, force: true });
  });

  it.each(POLICY.map((surface) => [surface.name, surface] as const))('%s', async (_, surface) => {
    const seen: Viewer[] = [];
    for (const viewer of VIEWERS) {
      const answer = await community.clients[viewer].get(surface.path(community));
      if (answer.status >= 500) throw new Error(`${viewer} got ${answer.status}: ${answer.text}`);
      if (isShown(surface, answer, community)) seen.push(viewer);
    }
    expect(seen).toEqual(VIEWERS.filter((viewer) => surface.sees.includes(viewer)));
  });

  it('her picture by its name, which nobody can guess: everybody', async () => {
    const file = await picture(40, 40).png().toBuffer();
    const { body } = await upload(community.clients.herself, file);
    for (const viewer of VIEWERS) expect((await community.clients[viewer].get(body.url)).status).toBe(200);
    const other = body.url.replace(body.id, community.zenobia.id);
    expect((await community.clients.herself.get(other)).status).toBe(404);
  });

  it('what she did, by mail and in the letter of the week', async () => {
    const now = Date.now();
    await app.nest.get(NotificationMailService).sendDue(new Date(now + 11 * 60_000));
    const mailed = await mailedAbout(/zenobia/i);
    await app.data.query(`UPDATE mail_recipients SET seen_at = now() - interval '8 days'`);
    await app.data.query('DELETE FROM mail_messages');
    await app.data.query('DELETE FROM notification_mails');
    await app.data.query('UPDATE notifications SET mailed_at = NULL');
    await app.nest.get(DigestService).sendDue(new Date(now + 60_000));
    const inLetter = await mailedAbout(/zenobia/i);
    // Anyone who is suspended is not written to.
    const notified = OTHERS.filter((viewer) => viewer !== 'suspended');
    expect([mailed, inLetter]).toEqual([notified, notified]);
    expect(await mailedAbout(new RegExp(`${MARKERS.hidden}|${MARKERS.removed}`, 'i'))).toEqual([]);
  });

  const mailedAbout = async (pattern: RegExp): Promise<Viewer[]> => {
    const found: Viewer[] = [];
    for (const viewer of VIEWERS) {
      if (viewer === 'visitor' || viewer === 'herself') continue;
      const mails = await mailsTo(app, community.people[viewer].email!);
      if (mails.some(({ subject, body }) => pattern.test(subject + body))) found.push(viewer);
    }
    return found;
  };

  it.each(LIVE_POLICY.map((entry) => [entry.name, entry] as const))(
    'at once: %s',
    async (name, { action, topic, hears }) => {
      const signedIn = VIEWERS.filter((viewer) => viewer !== 'visitor');
      const streams = new Map<Viewer, LiveStream>();
      for (const viewer of signedIn) streams.set(viewer, await LiveStream.open(community.clients[viewer]));
      await action(community);
      // Everybody hears of this, after what came before.
      const end = `end:${name}`;
      await app.nest.get(LiveService).publish([{ topic: end }]);
      for (const stream of streams.values()) await stream.hear(end);
      const heard = signedIn.filter((viewer) => streams.get(viewer)!.topics.includes(topic(community)));
      for (const stream of streams.values()) stream.close();
      expect(heard).toEqual(signedIn.filter((viewer) => hears.includes(viewer)));
    },
  );

  describe('someone who is suspended', () => {
    beforeAll(() =>
      app.data.query('UPDATE users SET suspended_at = now() WHERE id = $1', [community.zenobia.id]),
    );

    it.each(people.filter(({ shows }) => shows === NAME).map((surface) => [surface.name, surface] as const))(
      'nobody else: %s',
      async (_, surface) => {
        const seen: Viewer[] = [];
        for (const viewer of VIEWERS) {
          const answer = await community.clients[viewer].get(surface.path(community));
          if (isShown(surface, answer, community)) seen.push(viewer);
        }
        expect(seen.filter((viewer) => viewer !== 'herself')).toEqual([]);
      },
    );
  });
});
