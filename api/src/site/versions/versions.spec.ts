import { createCourse } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { courseVersions } from '../../learning/authoring/authoring.queries.js';
import { AddPublishedVersions1795900000016 } from '../../core/database/migrations/1795900000016-add-published-versions.js';
import { versionStoring } from './versions.queries.js';

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
  const words = (title: string) => ({ title, body: '', data: { about: 'book' }, position: 0 });

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

  it('begin with what was published before there was a table of them', async () => {
    const { id } = await createUser(app);
    const act = (slug: string, name: string, title: string) =>
      run(
        `INSERT INTO content_acts (kind, slug, act, version, words, actor_id) VALUES ('testimonial', $1, $2, 1, $3, $4)`,
        [slug, name, words(title), id],
      );
    const content = (slug: string, state: string, title: string) =>
      run(
        `INSERT INTO content (kind, slug, state, title, data) VALUES ('testimonial', $1, $2, $3, '{"about": "book"}')`,
        [slug, state, title],
      );
    for (const title of ['One', 'One', 'Two']) await act('edited', 'publish', title);
    await act('edited', 'draft', 'Three');
    await content('edited', 'published', 'Two');
    await content('edited', 'draft', 'Three');
    await act('deleted', 'publish', 'Gone');
    await act('deleted', 'delete', 'Gone');
    await content('first', 'published', 'As it came');

    const authored = (await createCourse(app, { title: 'As it is' })).course.id;
    const first = (await createCourse(app, { title: 'Never edited', lessons: 2 })).course.id;
    const { published } = courseVersions(authored);
    await run(
      `INSERT INTO course_versions (course_id, version, document, published_by_id)
       SELECT $2::text::uuid, v.version, p.document || v.change, $3
       FROM (${published}) p, (VALUES (0, '{"title": "As it was"}'::jsonb), (4, '{}')) v(version, change)
       WHERE $1::text = 'course'`,
      ['course', authored, id],
    );

    await run('DROP TABLE published_versions');
    await run('DROP FUNCTION refuse_version_rewrite');
    const runner = app.data.createQueryRunner();
    await new AddPublishedVersions1795900000016().up(runner).finally(() => runner.release());

    const courses = [
      ['course', authored, 0, 'As it was', id],
      ['course', authored, 4, 'As it is', id],
      ['course', first, 1, 'Never edited', null],
    ];
    expect(await stored()).toEqual([
      ...courses.sort(([, a], [, b]) => (String(a) < String(b) ? -1 : 1)),
      ['testimonial', 'deleted', 1, 'Gone', id],
      ['testimonial', 'edited', 1, 'One', id],
      ['testimonial', 'edited', 2, 'Two', id],
      ['testimonial', 'first', 1, 'As it came', null],
    ]);
    // It reads courses as the api does: nothing is stored twice.
    for (const course of [authored, first])
      expect(await app.database.execute(versionStoring(courseVersions(course)))).toBe(0);
  });
});
