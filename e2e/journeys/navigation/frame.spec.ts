import type { Page } from '@playwright/test';
import { visit } from '../../fixtures/hydration';
import { accessibilityProblems } from '../../fixtures/page-checks/axe';
import { layoutShift, watchLayoutShifts } from '../../fixtures/page-checks/layout-shift';
import { sidewaysScroll } from '../../fixtures/page-checks/sideways-scroll';
import { expect, test } from '../../fixtures/test';

const RAIL = ['Home', 'Messages', 'Notifications'];
const LEARN = ['Courses', 'Paths', 'Progress', 'For you'];
const COMMUNITY = ['Feed', 'Discussions', 'Groups', 'Events', 'Members', 'Synergizer'];
const TABS = ['Home', 'Learn', 'Community', 'Events', 'Inbox'];

const rail = (page: Page) => page.getByRole('navigation', { name: 'Your places' });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const width = async (page: Page) => (await rail(page).boundingBox())!.width;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('At 1440 px a member has every place beside the page, and sees where they are', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchLayoutShifts(page);
  await signInAs('Maya');
  await visit(page, '/');
  expect(await width(page)).toBe(232);
  await expect(tabs(page)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  for (const name of [...RAIL, ...LEARN, ...COMMUNITY])
    await expect(rail(page).getByRole('link', { name: new RegExp(`^${name}\\b`) })).toBeVisible();
  await expect(rail(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await page.waitForLoadState('networkidle');
  const { sum, moved } = await layoutShift(page);
  expect(sum, moved.join(', ')).toBeLessThanOrEqual(0.01);

  await rail(page).getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/courses');
  await expect(rail(page).getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/courses\/[^/]+$/);
  await expect(rail(page).getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await sidewaysScroll(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);

  await rail(page).getByRole('button', { name: 'Theme: system' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('At 1024 px the places are icons, which say their names', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signInAs('Maya');
  await visit(page, '/progress');
  expect(await width(page)).toBe(64);
  await rail(page).getByRole('link', { name: 'Discussions' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-tooltip]')).toHaveText('Groups');
  expect(await sidewaysScroll(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a member has five tabs, which make room for typing and hide nothing', async ({ page, signInAs }) => {
    await signInAs('Maya');
    await visit(page, '/courses');
    await expect(rail(page)).toBeHidden();
    const box = (await tabs(page).boundingBox())!;
    expect([box.height, box.y + box.height]).toEqual([56, 844]);
    const names = await tabs(page).getByRole('link').allInnerTexts();
    expect(names.map((name) => name.split('\n')[0])).toEqual(TABS);
    await expect(tabs(page).getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'true');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toEqual([]);

    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
    await last.focus();
    const { y, height } = (await last.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(box.y);

    await tabs(page)
      .getByRole('link', { name: /^Inbox/ })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === '/messages');
    await expect(tabs(page)).toBeVisible();
    const thread = page.getByRole('main').getByRole('link', { name: /Ada Lindqvist/ });
    await thread.click();
    const text = page.getByRole('textbox', { name: 'Message' });
    await expect(text).toBeVisible();
    const placeInPage = () => text.evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const before = await placeInPage();
    await text.focus();
    await expect(tabs(page)).toBeHidden();
    expect(await placeInPage(), 'nothing moves under a finger').toBe(before);
    await visit(page, '/search');
    await page.getByRole('main').getByRole('searchbox').focus();
    await expect(tabs(page)).toBeHidden();
    await page.getByRole('main').getByRole('searchbox').blur();
    await expect(tabs(page)).toBeVisible();
  });
});

test('A printed page has neither, and neither has a visitor’s', async ({ page, signInAs }) => {
  await visit(page, '/courses');
  await expect(page.locator('[data-rail], [data-tabs]')).toHaveCount(0);
  await signInAs('Maya');
  await visit(page, '/courses');
  await page.emulateMedia({ media: 'print' });
  await expect(rail(page)).toBeHidden();
  await expect(tabs(page)).toBeHidden();
  expect((await page.getByRole('main').boundingBox())!.x).toBe(0);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the places lead where they say', async ({ page, signInAs }) => {
    await signInAs('Maya');
    await page.goto('/');
    await rail(page).getByRole('link', { name: 'Courses' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/courses');
    await expect(rail(page).getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
  });
});
