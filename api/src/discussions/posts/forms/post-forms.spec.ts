import type { Client } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { createCourse, createPost } from '../../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('The composer of a browser without a script', () => {
  let app: TestApp;
  let writer: Client;
  let post: { id: string; slug: string };
  beforeAll(async () => {
    app = await createTestApp();
    post = await createPost(app, { authorId: null });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    writer = await app.signInAs(await createUser(app, { joinedAt: new Date('2026-01-10') }));
  });

  const submit = (client: Client, action: string, fields: Record<string, string>, headers: object = {}) =>
    client.post(action, undefined, {
      headers: { ...FORM, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const QUESTION = {
    kind: 'question',
    title: 'How do you brief an assistant?',
    body: 'One line\r\nand another.',
    tags: 'Prompts, team work',
    groupId: '',
  };

  it('writes a discussion and leads to it', async () => {
    const { status, headers } = await submit(writer, '/discussions', QUESTION);
    expect(status).toBe(303);
    const slug = /^\/community\/discussions\/([\w-]+)$/.exec(headers.location!)![1];
    expect((await writer.get(`/api/posts/${slug}`)).body).toMatchObject({
      title: QUESTION.title,
      body: 'One line\nand another.',
      kind: 'question',
      tags: ['prompts', 'team-work'],
      isMine: true,
    });
  });

  it('writes about a lesson, and keeps the lesson while something is wrong', async () => {
    const { course, lessons } = await createCourse(app, { lessons: 2 });
    const [preview, closed] = lessons;
    const about = (lesson = '') => ({ ...QUESTION, lesson: `${course.slug}/${lesson}` });
    const { status, text } = await submit(writer, '/discussions', { ...about(preview!.slug), title: ' ' });
    expect(status).toBe(400);
    expect(text).toContain(`name="lesson" value="${course.slug}/${preview!.slug}"`);
    expect(text).toContain('name="kind" value="question"');
    expect(text).toContain(`/community/discussions/new?lesson=${course.slug}%2F${preview!.slug}"`);

    const { headers } = await submit(writer, '/discussions', about(preview!.slug));
    const slug = headers.location!.split('/').at(-1)!;
    const written = (await writer.get(`/api/posts/${slug}`)).body;
    expect(written).toMatchObject({ kind: 'lesson', lesson: { id: preview!.id }, isMine: true });

    const refused = await submit(writer, '/discussions', about(closed!.slug));
    expect(refused.status).toBe(403);
    expect(refused.text).toContain(QUESTION.title);
    expect((await submit(writer, '/discussions', about('no-such-lesson'))).status).toBe(404);
  });

  it('writes a reply and leads to it', async () => {
    const { status, headers } = await submit(writer, `/discussions/${post.slug}/replies`, { body: 'Yes.' });
    expect(status).toBe(303);
    const { replies } = (await writer.get(`/api/posts/${post.slug}`)).body;
    expect(headers.location).toBe(
      `/community/discussions/${post.slug}?reply=${replies.at(-1).id}#reply-${replies.at(-1).id}`,
    );
  });

  it('writes once what two presses of the button have sent', async () => {
    const action = `/discussions/${post.slug}/replies`;
    const both = await Promise.all([1, 2].map(() => submit(writer, action, { body: 'Only once.' })));
    expect(both[0]!.headers.location).toBe(both[1]!.headers.location);
    const posts = await Promise.all([1, 2].map(() => submit(writer, '/discussions', QUESTION)));
    expect(posts[0]!.headers.location).toBe(posts[1]!.headers.location);
  });

  it('comes back with everything typed and what is wrong beside the field', async () => {
    const { status, text } = await submit(writer, '/discussions', { ...QUESTION, title: ' ', body: '"<b>' });
    expect(status).toBe(400);
    expect(text).toContain('Nothing was sent yet.');
    expect(text).toContain('id="title-wrong">Please give it a title of at most 160 characters.<');
    expect(text).toContain('\n&quot;&lt;b&gt;</textarea>');
    expect(text).toMatch(/<option value="question"\s+selected/);
    expect(text).toContain('value="Prompts, team work"');

    const reply = await submit(writer, `/discussions/${post.slug}/replies`, { body: ' ' });
    expect(reply.status).toBe(400);
    expect(reply.text).toContain('id="body-wrong">Please write a reply.');
  });

  it('gives back what was typed to somebody who was signed out meanwhile, and a way to log in', async () => {
    const { status, text } = await submit(app.visitor(), `/discussions/${post.slug}/replies`, {
      body: 'Half an hour of work',
    });
    expect(status).toBe(401);
    expect(text).toContain('Half an hour of work</textarea>');
    expect(text).toContain(
      `href="/api/login?returnTo=${encodeURIComponent(`/community/discussions/${post.slug}`)}"`,
    );
  });

  it('is closed to suspended members, whose text stays', async () => {
    const suspended = await app.signInAs(await createUser(app, { suspendedAt: new Date() }));
    const { status, text } = await submit(suspended, '/discussions', QUESTION);
    expect(status).toBe(403);
    expect(text).toContain('Your account is suspended');
    expect(text).toContain(QUESTION.title);
  });

  it('keeps what was typed to a discussion that is not there', async () => {
    const { status, text } = await submit(writer, '/discussions/nowhere/replies', { body: 'Hello?' });
    expect(status).toBe(404);
    expect(text).toContain('Hello?</textarea>');
  });

  it('is refused from a page of another site', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect((await submit(writer, '/discussions', QUESTION, foreign)).status).toBe(403);
    expect((await submit(writer, `/discussions/${post.slug}/replies`, { body: 'x' }, foreign)).status).toBe(
      403,
    );
  });
});
