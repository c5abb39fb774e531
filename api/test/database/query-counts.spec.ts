import type { Client, TestResponse } from '../client.js';
import { createUser } from '../factories/user-factory.js';
import { createTestApp, type TestApp } from '../test-app.js';

const MAX_QUERIES = 3;
const MANY = 300;

/** Long lists, and how to fill them for member `$1` with `$2` rows. */
const LISTS: [name: string, path: string, fill: string[]][] = [
  ['the directory', '/api/members?limit=100', []],
  ['the directory by name', '/api/members?sort=name&limit=100', []],
  ['the search of the directory', '/api/members?q=many&limit=100', []],
  [
    'the inbox',
    '/api/conversations?limit=100',
    [
      `INSERT INTO conversations (id, pair, last_position, last_message_at)
       SELECT md5('conversation' || n)::uuid, NULL, 2, now() - n * interval '1 minute' FROM generate_series(1, $2::integer) n
       WHERE $1::uuid IS NOT NULL`,
      `INSERT INTO conversation_members (conversation_id, user_id, state)
       SELECT md5('conversation' || n)::uuid, who, 'open' FROM generate_series(1, $2::integer) n,
         LATERAL (VALUES ($1::uuid), (md5('person' || n)::uuid), (md5('person' || n % $2 + 1)::uuid)) w(who)`,
      `INSERT INTO messages (conversation_id, position, author_id, text)
       SELECT md5('conversation' || n)::uuid, p, md5('person' || n)::uuid, 'Many words'
       FROM generate_series(1, $2::integer) n, generate_series(1, 2) p WHERE $1::uuid IS NOT NULL`,
    ],
  ],
  ['the search of the inbox', '/api/conversations?query=many&limit=100', []],
  [
    'the notifications',
    '/api/my/notifications',
    [
      `INSERT INTO notifications (user_id, kind, source_id, subject_id, actor_id, title, href, in_app)
       SELECT $1::uuid, 'reply', md5('source' || n)::uuid, md5('subject' || n % ($2::integer / 2))::uuid,
         md5('person' || n)::uuid, 'Many', '/', true FROM generate_series(1, $2::integer) n`,
    ],
  ],
];

describe('A long list', () => {
  let app: TestApp;
  let client: Client;
  beforeAll(async () => {
    app = await createTestApp();
    const member = await createUser(app);
    client = await app.signInAs(member);
    const people = `
      INSERT INTO users (id, slug, email, first_name, last_name, "current_role", location, skills, onboarded_at, joined_at)
      SELECT md5('person' || n)::uuid, 'many-' || n, 'many-' || n || '@example.test', 'Many', 'Number ' || n, 'Facilitator', 'Lisbon',
        ARRAY['Skill ' || n], now(), now() - n * interval '1 hour' FROM generate_series(1, $1::integer) n`;
    await app.data.query(people, [MANY]);
    for (const [, , fill] of LISTS)
      for (const statement of fill) await app.data.query(statement, [member.id, MANY]);
    // Across a block, more has to be left out.
    await client.put('/api/members/many-7/block');
    // What is noted once in a while was noted.
    await client.get('/api/my/notifications');
  });
  afterAll(() => app.close());

  const nextOf = (path: string, { headers, body }: TestResponse): string | undefined => {
    const link = /<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1];
    return link ?? (body.nextCursor ? `${path}?cursor=${encodeURIComponent(body.nextCursor)}` : undefined);
  };

  it.each(LISTS)(`asks the database at most ${MAX_QUERIES} times for a page of %s`, async (_, path) => {
    const counts: number[] = [];
    let found = 0;
    for (let page: string | undefined = path; page !== undefined;) {
      let answer!: TestResponse;
      const asked: string = page;
      const queries = await app.queriesOf(async () => {
        answer = await client.get(asked);
      });
      counts.push(queries.length);
      found += (answer.body.items ?? answer.body).length;
      page = nextOf(path, answer);
    }
    expect(found).toBeGreaterThanOrEqual(MANY / 2 - 1);
    expect(counts.length).toBeGreaterThan(1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_QUERIES);
  });
});
