import { createPost } from '../../../test/factories/product-factories.js';
import { createSubscriber } from '../../../test/factories/subscriber-factory.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { WeeklyInsightsService } from './weekly-insights.service.js';

const DAY = 86_400_000;

describe('The weekly insights', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await createSubscriber(app, 'ines@example.test');
  });
  afterAll(() => app.close());

  async function mailsAt(time: number): Promise<{ recipient: string; subject: string; body: string }[]> {
    await app.database.execute({ text: 'DELETE FROM mail_messages' });
    await app.nest.get(WeeklyInsightsService).sendDue(new Date(time));
    await app.runJobs();
    return app.database.query({ text: 'SELECT recipient, subject, body FROM mail_messages' });
  }

  it('come when something is new, once a week, and not in other weeks', async () => {
    expect(await mailsAt(Date.now())).toEqual([]);
    const { id: authorId } = await createUser(app, { firstName: 'Maya', lastName: 'Okafor' });
    const post = await createPost(app, { authorId, title: 'Two minutes' });
    const [mail, ...more] = await mailsAt(Date.now() + 1_000);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'ines@example.test', subject: 'This week: Two minutes' });
    expect(mail!.body).toContain(`/community/discussions/${post.slug}`);
    expect(mail!.body).toContain('/newsletter/unsubscribe?token=');
    expect(await mailsAt(Date.now() + DAY)).toEqual([]);
    expect(await mailsAt(Date.now() + 8 * DAY)).toEqual([]);
  });
});
