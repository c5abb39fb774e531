import {
  addToGroup,
  createGroup,
  createPost,
  createReply,
} from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

describe('The recent answers on a profile', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('are the latest three replies to others that the reader may see', async () => {
    const [hana, leo] = [await createUser(app), await createUser(app)];
    const group = await createGroup(app, { visibility: 'secret' });
    await addToGroup(app, group, hana);
    const reply = async (
      title: string,
      minutesAgo: number,
      authorId = leo.id,
      groupId: string | null = null,
    ) => {
      const { id: postId } = await createPost(app, { authorId, title, groupId });
      const createdAt = new Date(Date.now() - minutesAgo * 60_000);
      await createReply(app, { postId, authorId: hana.id, createdAt });
    };
    await reply('Oldest', 60);
    await reply('Old', 50);
    await reply('Middle', 40);
    await reply('Late', 30);
    await reply('To oneself', 20, hana.id);
    await reply('In secret', 10, leo.id, group.id);
    const titles = async (user: typeof hana, path: string) =>
      ((await (await app.signInAs(user)).get(path)).body as { title: string }[]).map(({ title }) => title);
    expect(await titles(leo, `/api/members/${hana.slug}/answers`)).toEqual(['Late', 'Middle', 'Old']);
    expect(await titles(hana, '/api/my/answers')).toEqual(['In secret', 'Late', 'Middle']);
  });
});
