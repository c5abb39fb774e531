import { LiveService } from '../../src/live/live.service.js';
import { LiveStream } from '../live-stream.js';
import { createTestApp, type TestApp } from '../test-app.js';
import { arrangeCommunity, type Community } from './community.js';
import { isShown, LIVE_POLICY, POLICY } from './policy.js';
import { type Viewer, VIEWERS } from './viewers.js';

describe('Who sees', () => {
  let app: TestApp;
  let community: Community;
  beforeAll(async () => {
    app = await createTestApp();
    community = await arrangeCommunity(app);
  }, 60_000);
  afterAll(() => app.close());

  it.each(POLICY.map((surface) => [surface.name, surface] as const))('%s', async (_, surface) => {
    const seen: Viewer[] = [];
    for (const viewer of VIEWERS) {
      const answer = await community.clients[viewer].get(surface.path(community));
      if (answer.status >= 500) throw new Error(`${viewer} got ${answer.status}: ${answer.text}`);
      if (isShown(surface, answer, community)) seen.push(viewer);
    }
    expect(seen).toEqual(VIEWERS.filter((viewer) => surface.sees.includes(viewer)));
  });

  it.each(LIVE_POLICY.map((entry) => [entry.name, entry] as const))(
    'at once: %s',
    async (name, { act, topic, hears }) => {
      const signedIn = VIEWERS.filter((viewer) => viewer !== 'visitor');
      const streams = new Map<Viewer, LiveStream>();
      for (const viewer of signedIn) streams.set(viewer, await LiveStream.open(community.clients[viewer]));
      await act(community);
      // Everybody hears of this, after what came before.
      const end = `end:${name}`;
      await app.nest.get(LiveService).publish([{ topic: end }]);
      for (const stream of streams.values()) await stream.hear(end);
      const heard = signedIn.filter((viewer) => streams.get(viewer)!.topics.includes(topic(community)));
      for (const stream of streams.values()) stream.close();
      expect(heard).toEqual(signedIn.filter((viewer) => hears.includes(viewer)));
    },
  );
});
