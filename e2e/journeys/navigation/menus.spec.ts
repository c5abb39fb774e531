import type { Locator } from '@playwright/test';
import { visit, waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

const EVERYONE = {
  About: ['/about', '/digital-mystics/book', '/partners'],
  Services: ['/speaker-consulting', '/services'],
  Learn: ['/futurelab-academy', '/learn', '/flow'],
};
const COMMUNITY = [
  '/synergizer',
  '/community/members',
  '/community/friends',
  '/community/discussions',
  '/groups',
];
const PERSONAL = ['/profile', '/notifications', '/messages', '/progress', '/recommendations', '/bookmarks'];
const ACCOUNT = ['/account/notifications', '/account/membership'];

const targets = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

const texts = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) =>
    all.map((link) => [...link.childNodes].map(({ textContent }) => textContent).join(' | ')),
  );

test('The links of menus and footer, which come from four sections, are called and ordered like this', async ({
  page,
  signInAs,
}) => {
  await signInAs('Ada');
  await visit(page, '/courses');
  const linksIn = (place: Locator) => place.getByRole('link', { includeHidden: true });
  expect(await texts(linksIn(page.getByRole('navigation', { name: 'Main' })))).toEqual([
    'About | Why we started, and what we hold to',
    'Digital Mystics | The book: read an extract',
    'Partners | People we build with',
    'Speaking & Events | Keynotes, panels and working sessions',
    'AI Services | Consulting, agents and training',
    'Epic Life Lab | The academy and its programs',
    'Learning Hub | Choose a starting point',
    'The Flow | The rhythm we work in',
    'Synergizer | Projects and exchanges',
    'Members | Find people by role, location, or skill',
    'Friends | Your friends and requests',
    'Discussions | Questions and answers from members',
    'Interest Groups | Small groups around one question',
    'Contact',
  ]);
  const own = await texts(linksIn(page.locator('#menu-personal ul')));
  expect(own.map((text) => text.split(' | ')[0])).toEqual([
    ...['Profile', 'Notifications', 'Messages', 'Progress', 'Recommendations', 'Bookmarks', 'Admin'],
    ...['Settings', 'Membership', 'Log out'],
  ]);
  expect(await texts(linksIn(page.getByRole('navigation', { name: 'Footer' })))).toEqual([
    ...['Courses', 'Learning Hub', 'Epic Life Lab', 'The Flow'],
    ...['Community', 'Events', 'Interest Groups', 'Synergizer'],
    ...['HPC Catalyst', 'Plans and prices', 'Contact'],
  ]);
  const legal = linksIn(page.getByRole('contentinfo')).filter({ hasText: /Terms|Privacy/ });
  expect(await texts(legal)).toEqual(['Terms', 'Privacy']);
});

test.describe('On a desktop', () => {
  test('a visitor opens each menu and finds its pages', async ({ page }) => {
    await visit(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const [name, paths] of Object.entries(EVERYONE)) {
      await main.getByRole('button', { name, exact: true }).click();
      const links = main.getByRole('link').filter({ visible: true, hasNotText: 'Contact' });
      await expect(links).toHaveCount(paths.length);
      expect(await targets(links)).toEqual(paths);
    }
    await expect(main.getByRole('button', { name: 'Community' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute(
      'href',
      /^\/api\/login/,
    );
    await expect(banner.getByRole('link', { name: 'HPC Pro' })).toHaveAttribute(
      'href',
      '/subscribe?membership=hpc',
    );
  });

  test('a menu that was opened before the scripts arrived stays open', async ({ page }) => {
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/*.js*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Learn', exact: true }).click();
    await expect(main.getByRole('link', { name: /Learning Hub/ })).toBeVisible();
    arrive();
    await waitForHydration(page);
    await expect(main.getByRole('link', { name: /Learning Hub/ })).toBeVisible();
  });

  test('a member also finds the community and her own pages', async ({ page, signInAs }) => {
    await signInAs('Maya');
    await visit(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Community' }).click();
    const links = main.getByRole('link').filter({ visible: true, hasNotText: 'Contact' });
    await expect.poll(() => targets(links)).toEqual(COMMUNITY);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await expect
      .poll(() => targets(page.locator('#menu-personal').getByRole('link')))
      .toEqual(['/account/membership', ...PERSONAL, ...ACCOUNT, '/api/logout']);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Join HPC' })).toHaveCount(0);
  });

  test('the menu marks the page being shown, whatever its query', async ({ page }) => {
    await visit(page, '/learn?from=test');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Learn', exact: true }).click();
    await expect(main.locator('[aria-current="page"]')).toHaveAttribute('href', '/learn');
  });

  test('following a link of a menu closes it', async ({ page }) => {
    await visit(page, '/courses');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Learn', exact: true }).click();
    await main.getByRole('link', { name: /Learning Hub/ }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/learn');
    await expect(main.getByRole('link', { name: /Learning Hub/ })).toBeHidden();
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a visitor opens the side menu and finds everything for everybody', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    const found = await targets(menu.getByRole('link'));
    expect(found).toEqual(expect.arrayContaining([...Object.values(EVERYONE).flat(), '/contact']));
    expect(found.some((path) => path?.startsWith('/api/login'))).toBe(true);
    expect(found).not.toContain('/community/friends');
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
  });

  test('a member finds the community, her dashboard and her own pages', async ({ page, signInAs }) => {
    await signInAs('Maya');
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    const found = await targets(menu.getByRole('link'));
    expect(found).toEqual(expect.arrayContaining([...COMMUNITY, ...PERSONAL, '/dashboard', '/api/logout']));
    expect(found).not.toContain('/admin');
  });

  test('the side menu leaves with the page it led to', async ({ page }) => {
    await visit(page, '/courses');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Learning Hub' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/learn');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});
