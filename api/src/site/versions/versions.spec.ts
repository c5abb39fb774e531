import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

describe('Published versions', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp();
  });
  afterEach(() => app.close());

  const run = (text: string, values: unknown[] = []) => app.database.execute({ text, values });
  const stored = async () =>
    (
      await app.database.query<{ row: unknown[] }>({
        text: `SELECT json_build_array(kind, subject, number, document->>'title', published_by_id) AS row
               FROM published_versions ORDER BY kind, subject, number`,
      })
    ).map(({ row }) => row);

  it('refuse to be rewritten, and outlive who published them', async () => {
    const { id } = await createUser(app);
    const insert = `INSERT INTO published_versions (kind, subject, number, document, published_at, published_by_id)
                    VALUES ('page', 'a', 1, '{"title": "A"}', now(), $1)`;
    await run(insert, [id]);
    await expect(run(insert, [id])).rejects.toThrow('pk_published_versions');
    await expect(run(`UPDATE published_versions SET number = 2`)).rejects.toThrow('append-only');
    await expect(run('DELETE FROM published_versions')).rejects.toThrow('append-only');
    await run('DELETE FROM users WHERE id = $1', [id]);
    expect(await stored()).toEqual([['page', 'a', 1, 'A', null]]);
  });
});
