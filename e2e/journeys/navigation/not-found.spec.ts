import { visit, waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

test('An unknown path is answered with 404 and the text of the not-found page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource.*404/);
  const answer = await visit(page, '/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('main')).toContainText('Did you forget to add the page to the router?');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

for (const [what, path] of [
  ['course', '/courses/there-is-no-such-course'],
  ['event', '/events/there-is-no-such-event'],
  ['project', '/synergizer/project/there-is-no-such-project'],
] as const)
  test(`Where there is no such ${what}, the answer is 404`, async ({ page, consoleGuard }) => {
    consoleGuard.expect(/Failed to load resource.*404/);
    const answer = await visit(page, path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`We couldn’t find that ${what}`);
  });

test('A way to take part that does not exist leads to those that do', async ({ page, request }) => {
  const answer = await request.get('/academy/checkout/platinum', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/futurelab-academy#tiers']);
  await visit(page, '/academy/checkout/platinum');
  await expect(page).toHaveURL(/\/futurelab-academy#tiers$/);
  await expect(page.getByRole('heading', { name: 'Three ways to take part' })).toBeInViewport();
});

/** With a malformed escape, a lone half of a character, a line break, a line separator, a NUL, and longer than any name. */
const NO_NAMES = ['%E0%A4%A', '%ed%a0%80', 'a%0ab', '%e2%80%a8', '%00', 'a'.repeat(300)];
const BELOW = [
  '',
  'events/',
  'courses/',
  'learn/',
  'certificates/',
  'synergizer/project/',
  'synergizer/exchange/',
  'shell/',
  'mfe/',
];
const FOR_MEMBERS = ['profile/', 'groups/', 'groups/join/', 'community/discussions/', 'messages/'];

test('An address that nothing can have is answered with 404 and a page that says so', async ({
  page,
  signInAs,
  request,
}) => {
  const openAll = async (below: string[], open: typeof request) => {
    for (const path of below.flatMap((folder) => NO_NAMES.map((name) => `/${folder}${name}`))) {
      const answer = await open.get(path);
      const html = await answer.text();
      expect
        .soft(`${answer.status()} ${answer.headers()['content-type']} ${path}`)
        .toMatch(/^404 text\/html; charset=utf-8 /);
      expect
        .soft(html, path)
        .toMatch(/<h1[^>]*>(404 Page Not Found|We couldn’t find|Conversation not found|Member)/);
    }
  };
  await openAll(BELOW, request);
  await signInAs('Leo');
  await openAll(FOR_MEMBERS, page.request);
});

test('A link to an address that nothing can have leads to the page that says so, and away from it again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource.*404/);
  consoleGuard.expect(/could not be decoded because it is a malformed URL segment/);
  const title = page.getByRole('heading', { level: 1 });
  await visit(page, '/courses');
  await waitForHydration(page);
  for (const [address, heading] of [
    ['/%0a', '404 Page Not Found'],
    ['/courses%e2%80%a8', '404 Page Not Found'],
    ['/%E0%A4%A', '404 Page Not Found'],
    ['/events/%E0%A4%A', 'We couldn’t find that event'],
    ['/events/%0a', 'We couldn’t find that event'],
  ] as const) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(title).toHaveText(heading);
    await expect(page.getByRole('banner')).toBeVisible();
  }
  await page.goto('/%0a');
  await expect(title).toHaveText('404 Page Not Found');
  await page.getByRole('link', { name: 'Browse the Learning Hub' }).click();
  await expect(title).toHaveText('What did you come to do?');
});
