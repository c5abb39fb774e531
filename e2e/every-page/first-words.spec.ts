import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../fixtures/hydration';
import { LATENCIES, slowLink } from '../fixtures/slow-link';
import { expect, test } from '../fixtures/test';

test.describe.configure({ mode: 'parallel' });

const TEXT = 'Typed from the first moment on, while the page comes alive, word by word.';
const KEY_MS = 20;

interface Field {
  path: string;
  find: (page: Page) => Locator;
  member?: boolean;
}

/** A field to type in at once, one of every section. */
const FIELDS: Record<string, Field> = {
  'the message to the team': { path: '/contact', find: (page) => page.getByLabel('Your message') },
  'the search of courses': {
    path: '/courses',
    find: (page) => page.getByRole('searchbox', { name: 'Search courses' }),
  },
  'the search of discussions': {
    path: '/community/discussions',
    find: (page) => page.getByLabel('Search discussions and replies'),
    member: true,
  },
  'a message': {
    path: '/messages',
    find: (page) => page.getByRole('textbox', { name: 'Message' }),
    member: true,
  },
  'a new name': { path: '/edit-profile', find: (page) => page.getByLabel('Location'), member: true },
};

for (const [what, { path, find, member }] of Object.entries(FIELDS))
  test(`Every letter of ${what} is there when typing is the first act`, async ({
    browser,
    baseURL,
    sessionOf,
  }) => {
    const cookies = member ? await sessionOf('Maya') : [];
    for (const latency of LATENCIES)
      await test.step(`with ${latency} ms of latency`, async () => {
        const context = await browser.newContext({ baseURL: baseURL! });
        await context.addCookies(cookies);
        // Drafts are not saved: every page begins as the first one did.
        await context.route('**/api/my/drafts/*', (route) => route.fulfill({ status: 204 }));
        const page = await context.newPage();
        await slowLink(page, latency);
        await page.goto(path, { waitUntil: 'commit' });
        if (what === 'a message') {
          await page
            .getByRole('link', { name: /Ada Lindqvist/ })
            .first()
            .click();
          await page.waitForURL(/\/messages\/./, { waitUntil: 'commit' });
        }
        const field = find(page);
        await field.click();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(TEXT, { delay: KEY_MS });
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');
        await expect(field).toHaveValue(TEXT);
        await expect(field).toBeFocused();
        await context.close();
      });
  });
