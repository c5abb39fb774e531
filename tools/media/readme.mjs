/**
 * Makes the pictures of the README from a running site with the seeded cast, light and dark, into `docs/images`.
 * Run by hand when the site looks otherwise: `npm run media -- readme --site http://localhost:3000`.
 */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { inRoot } from '../../scripts/workspaces.mjs';

const PAGES = {
  home: '/',
  thread: '/community/discussions/q-pilot-baseline',
  lesson: '/learn/mindful-attention-in-a-noisy-workday/lesson/the-one-breath-return',
};
const SIZE = { width: 1440, height: 900 };
const MAX_BYTES = 150_000;

const { values } = parseArgs({ options: { site: { type: 'string', default: 'http://localhost:3000' } } });

const browser = await chromium.launch({
  executablePath: existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined,
  args: ['--no-sandbox'],
});

/** Signed in as Maya, in one of the two themes. */
async function openSite(colorScheme) {
  const context = await browser.newContext({
    baseURL: values.site,
    viewport: SIZE,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with the default provider' }).click();
  await page.getByRole('button', { name: /^Maya / }).click();
  await page.waitForURL((url) => url.origin === new URL(values.site).origin && url.pathname === '/');
  return page;
}

/** What comes after the first paint is there: counts, pictures, the player of a film. */
async function isAlive(page, name) {
  await page.locator('a[href="/notifications"]').filter({ hasText: /\d/ }).first().waitFor();
  if (name === 'lesson') await page.getByRole('slider', { name: 'Position' }).waitFor();
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(() => document.fonts.ready);
}

for (const colorScheme of ['light', 'dark']) {
  const page = await openSite(colorScheme);
  for (const [name, path] of Object.entries(PAGES)) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    if (answer.status() !== 200) throw new Error(`${path} answered ${answer.status()}`);
    await isAlive(page, name);
    const target = inRoot('docs', 'images', `${name}${colorScheme === 'dark' ? '-dark' : ''}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 80, effort: 6 })
      .toFile(target);
    const { size } = await stat(target);
    if (size > MAX_BYTES) throw new Error(`${target} has ${size} bytes, more than ${MAX_BYTES}`);
    console.log(target, size);
  }
}
await browser.close();
