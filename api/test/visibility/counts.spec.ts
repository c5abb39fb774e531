import type { TestResponse } from '../client.js';
import { createTestApp, type TestApp } from '../test-app.js';
import { arrangeCommunity, type Community } from './community.js';
import { type Viewer, VIEWERS } from './viewers.js';

/** Two numbers that have to be one: what is counted, and what is there to be counted. */
type Counted = [counted: unknown, found: unknown];

interface Count {
  name: string;
  /** Of everybody but those for whom it says nothing. */
  of: (community: Community, viewer: Viewer) => Promise<Counted[]>;
}

const total = ({ headers }: TestResponse) => Number(headers['x-total-count']);
const get = async ({ clients }: Community, viewer: Viewer, path: string): Promise<TestResponse> =>
  clients[viewer].get(path);

const COUNTS: Count[] = [
  {
    name: 'the members of the directory',
    of: async (community, viewer) => {
      if (viewer === 'visitor') return [];
      const answer = await get(community, viewer, '/api/members?limit=100');
      return [[total(answer), answer.body.length]];
    },
  },
  {
    name: 'the discussions',
    of: async (community, viewer) => {
      const answer = await get(community, viewer, '/api/posts?limit=100');
      return [[total(answer), answer.body.length]];
    },
  },
  {
    name: 'the groups',
    of: async (community, viewer) => {
      const answer = await get(community, viewer, '/api/groups?limit=100');
      return [[total(answer), answer.body.length]];
    },
  },
  {
    name: 'the members of a group, in every place',
    of: async (community, viewer) => {
      if (viewer === 'visitor') return [];
      const counts: Counted[] = [];
      const { body: listed } = await get(community, viewer, '/api/groups?limit=100');
      const { body: mine } = await get(community, viewer, '/api/my/groups');
      for (const { id, slug } of Object.values(community.groups)) {
        const { status, body: page } = await get(community, viewer, `/api/groups/${slug}`);
        if (status === 404 || page.members.length === 0) continue;
        counts.push([page.memberCount, page.members.length]);
        counts.push([page.postCount, page.recentPosts.length]);
        const summary = listed.find((group: { id: string }) => group.id === id);
        if (summary)
          counts.push([summary.memberCount, page.memberCount], [summary.postCount, page.postCount]);
        const membership = mine.find(({ group }: { group: { id: string } }) => group.id === id);
        if (membership) counts.push([membership.group.memberCount, page.memberCount]);
      }
      return counts;
    },
  },
  {
    name: 'the replies and reactions to a discussion',
    of: async (community, viewer) => {
      if (viewer === 'visitor') return [];
      const counts: Counted[] = [];
      const { body: posts } = await get(community, viewer, '/api/posts?limit=100');
      for (const { slug, replyCount, reactionCount } of posts) {
        const { body: page } = await get(community, viewer, `/api/posts/${slug}`);
        const shown = page.replies.filter(
          (reply: { removedBy: string | null; isHidden: boolean }) =>
            reply.removedBy === null && !reply.isHidden,
        );
        counts.push(
          [replyCount, shown.length],
          [page.replyCount, shown.length],
          [page.replyRows, page.replies.length],
        );
        const reactions = page.reactions.reduce(
          (sum: number, { count }: { count: number }) => sum + count,
          0,
        );
        counts.push([reactionCount, reactions], [page.reactionCount, reactions]);
      }
      return counts;
    },
  },
  {
    name: 'what is unread among the notifications',
    of: async (community, viewer) => {
      if (viewer === 'visitor') return [];
      const { body } = await get(community, viewer, '/api/my/notifications');
      return [
        [body.unread, body.items.filter(({ readAt }: { readAt: string | null }) => readAt === null).length],
      ];
    },
  },
  {
    name: 'what is unread in conversations',
    of: async (community, viewer) => {
      if (viewer === 'visitor') return [];
      const { body: conversations } = await get(community, viewer, '/api/conversations');
      const counts: Counted[] = [];
      for (const { id, unread } of conversations) {
        const { body: page } = await get(community, viewer, `/api/conversations/${id}`);
        const { body: messages } = await get(
          community,
          viewer,
          `/api/conversations/${id}/messages?limit=100`,
        );
        const news = messages.filter(
          (message: { position: number; isMine: boolean }) =>
            !message.isMine && message.position > page.readPosition,
        );
        counts.push(
          [unread, news.length],
          [page.unread, news.length],
          [page.lastPosition, messages[0]?.position ?? 0],
        );
      }
      const { body: bell } = await get(community, viewer, '/api/conversations/unread');
      const open = conversations.filter(
        ({ unread, state }: { unread: number; state: string }) => state === 'open' && unread > 0,
      );
      counts.push([bell.unread, open.length]);
      return counts;
    },
  },
  {
    name: 'the friends',
    of: async (community, viewer) => {
      if (viewer === 'visitor') return [];
      const { body } = await get(community, viewer, '/api/my/friends');
      const { body: directory } = await get(community, viewer, '/api/members?friends=true&limit=100');
      return [
        [
          body.counts,
          { friends: body.friends.length, received: body.received.length, sent: body.sent.length },
        ],
        [body.counts.friends, directory.length],
      ];
    },
  },
  {
    name: 'the events, however they are narrowed',
    of: async (community, viewer) => {
      const counts: Counted[] = [];
      const month = new Date().toISOString().slice(0, 7);
      const own = viewer === 'visitor' ? [] : ['mine=true'];
      for (const query of ['', 'format=online', 'access=free', `month=${month}`, ...own]) {
        const answer = await get(community, viewer, `/api/events?limit=100&${query}`);
        counts.push([total(answer), answer.body.length]);
        for (const { slug, goingCount } of answer.body) {
          const { body: page } = await get(community, viewer, `/api/events/${slug}`);
          counts.push([goingCount, page.goingCount]);
        }
      }
      return counts;
    },
  },
  {
    name: 'the places taken at an event, which are the same for everybody',
    of: async (community, viewer) => {
      const { status, body } = await get(community, viewer, `/api/events/${community.events.public.slug}`);
      return status === 200 ? [[body.goingCount, 2]] : [];
    },
  },
  {
    name: 'the projects, and who is in them',
    of: async (community, viewer) => {
      const answer = await get(community, viewer, '/api/projects?limit=100');
      const counts: Counted[] = [[total(answer), answer.body.length]];
      if (viewer === 'visitor') return counts;
      for (const { id, memberCount } of answer.body) {
        const { body: page } = await get(community, viewer, `/api/projects/${id}`);
        counts.push([memberCount, page.members.length], [page.memberCount, page.members.length]);
      }
      return counts;
    },
  },
  {
    name: 'the exchanges, and who has answered them',
    of: async (community, viewer) => {
      const answer = await get(community, viewer, '/api/exchanges?limit=100');
      const counts: Counted[] = [[total(answer), answer.body.length]];
      for (const { id, helperCount } of answer.body) {
        const { body: page } = await get(community, viewer, `/api/exchanges/${id}`);
        counts.push([helperCount, page.helperCount]);
        if (page.part === 'owner') counts.push([helperCount, page.helpers.length]);
      }
      return counts;
    },
  },
  {
    name: 'the queue of reports',
    of: async (community, viewer) => {
      if (viewer !== 'moderator' && viewer !== 'admin') return [];
      const answer = await get(community, viewer, '/api/admin/reports?state=open');
      return [[total(answer), answer.body.length]];
    },
  },
];

describe('A count and its list agree for everybody', () => {
  let app: TestApp;
  let community: Community;
  beforeAll(async () => {
    app = await createTestApp();
    community = await arrangeCommunity(app);
  }, 60_000);
  afterAll(() => app.close());

  const differences = async ({ of }: Count) => {
    const found: [Viewer, unknown, unknown][] = [];
    for (const viewer of VIEWERS)
      for (const [counted, there] of await of(community, viewer))
        if (JSON.stringify(counted) !== JSON.stringify(there)) found.push([viewer, counted, there]);
    return found;
  };

  it.each(COUNTS.map((count) => [count.name, count] as const))('%s', async (_, count) => {
    expect(await differences(count)).toEqual([]);
  });

  describe('once she is suspended', () => {
    beforeAll(() =>
      app.data.query('UPDATE users SET suspended_at = now() WHERE id = $1', [community.zenobia.id]),
    );

    it.each(COUNTS.map((count) => [count.name, count] as const))('%s', async (_, count) => {
      expect(await differences(count)).toEqual([]);
    });
  });
});
