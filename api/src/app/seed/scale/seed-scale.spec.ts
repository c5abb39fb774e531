import { pointBalances } from '../../../../test/database/points-ledger.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { scaleTables } from './rows.js';
import { seedScale } from './seed-scale.js';
import type { Sizes } from './table.js';

const SMALL: Sizes = { members: 300, courses: 6, events: 20, groups: 5, posts: 200, longestThread: 60 };

describe('The large community', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('is the same every time on the same day', () => {
    const today = new Date('2026-03-30T00:00:00Z');
    const rows = () => JSON.stringify(scaleTables(SMALL, today).map((table) => [...table.rows()]));
    expect(rows()).toBe(rows());
  });

  it('is written once, with points and counters that add up', async () => {
    expect(await seedScale(app.config.databaseUrl, SMALL)).toMatchObject({
      users: 300,
      events: 20,
      posts: 200,
      post_replies: 160,
    });
    expect(await seedScale(app.config.databaseUrl, SMALL)).toBeNull();
    const balances = await pointBalances(app);
    expect(balances).toHaveLength(300);
    for (const { ledger, total, formula } of balances) expect([ledger, total]).toEqual([formula, formula]);
    const unannounced = 'SELECT 1 FROM earned_achievements WHERE announced_at IS NULL';
    expect(await app.database.query({ text: unannounced })).toEqual([]);
    const [{ earned }] = await app.data.query('SELECT count(*)::integer AS earned FROM earned_achievements');
    expect(earned).toBeGreaterThan(300);
    const unsearchable = 'SELECT 1 FROM posts WHERE id NOT IN (SELECT id FROM search_entries)';
    expect(await app.database.query({ text: unsearchable })).toEqual([]);
    const answer = await app.visitor().get('/api/events');
    expect(answer.headers['x-total-count']).toBe('10');
    expect((await app.visitor().get('/api/posts')).body).toHaveLength(20);
  });
});
