import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

test('The tabs of one browser share one live connection, and the next one takes it over', async ({
  context,
  page,
  signInAs,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') asked.push(request.url());
  });
  await signInAs('Leo');
  const connected = page.waitForRequest(/\/api\/live\?since=/);
  await visit(page, '/community/discussions');
  await connected;
  const other = await context.newPage();
  await visit(other, '/events');
  const third = await context.newPage();
  const going = third.waitForRequest(/\/api\/live\?/);

  await visit(third, '/events');

  await test.step('All hear of an answer to an event', async () => {
    const heard = Promise.all(
      [other, third].map((tab) =>
        tab.waitForRequest((request) => new URL(request.url()).pathname === '/api/my/rsvps'),
      ),
    );
    const { slug } = (await (await page.request.get('/api/events')).json())[0] as { slug: string };
    const headers = { 'sec-fetch-site': 'same-origin' };
    await page.request.put(`/api/events/${slug}/rsvp`, { data: { status: 'going' }, headers });
    await heard;
    await page.request.delete(`/api/events/${slug}/rsvp`, { headers });
    expect(asked).toHaveLength(1);
  });

  await test.step('The third tab goes on after the last event when it is the only one left', async () => {
    await other.close();
    await page.close();
    expect((await going).url()).toContain('?after=');
  });
});
