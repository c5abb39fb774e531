import type { Page } from '@playwright/test';
import { visit } from '../../fixtures/hydration';
import { joinAs } from '../../fixtures/join';
import { newEachTry } from '../../fixtures/new-each-try';
import {
  choose,
  elevenMegabytes,
  give,
  heic,
  png,
  svg,
  type PictureFile,
} from '../../fixtures/picture-files';
import { expect, test } from '../../fixtures/test';

const REFUSALS: [PictureFile, RegExp][] = [
  [svg, /SVG files aren’t supported/],
  [heic, /can’t read this picture.*iPhone/],
  [elevenMegabytes, /larger than 10 MB/],
];

async function describe(page: Page, wanted: string): Promise<void> {
  const form = page.getByRole('group', { name: 'Add a picture' });
  await form.getByLabel('Describe the picture').fill(wanted);
  await form.getByRole('button', { name: 'Insert picture' }).click();
  await expect(form).toHaveCount(0);
}

test('A discussion takes pictures by button, paste and drop, and says why it takes one not', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource.*41[35]/);
  await joinAs(page, `Ruben Vale ${test.info().retry}`);
  await visit(page, '/community/discussions/new');
  await page.getByLabel('Title').fill('Three pictures');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Add a picture' });

  for (const [picture, wanted] of REFUSALS) {
    await choose(page, button, picture);
    await expect(page.getByRole('alert').filter({ hasText: wanted })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
  await choose(page, button, png);
  await describe(page, 'By button');
  await give(text, 'paste', png);
  await describe(page, 'By paste');
  await give(text, 'drop', png);
  await describe(page, 'By drop');
  await expect(text.getByRole('img')).toHaveCount(3);
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three pictures');
  for (const wanted of ['By button', 'By paste', 'By drop'])
    await expect(page.getByRole('main').getByRole('img', { name: wanted })).toBeVisible();
});

test('A message takes pictures by button, paste and drop, and says why it takes one not', async ({
  page,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource.*41[35]/);
  const [byButton, byPaste, byDrop] = ['By button', 'By paste', 'By drop'].map(newEachTry) as [
    string,
    string,
    string,
  ];
  await signInAs('Maya');
  await visit(page, '/messages');
  const inbox = page.getByRole('region', { name: 'Your messages' });
  await inbox.getByRole('link', { name: /Ada Lindqvist/ }).click();
  // Until then it is the conversation that was open.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lindqvist');
  const text = page.getByRole('textbox', { name: 'Message' });
  const button = page.getByLabel('Add a picture');
  for (const [picture, wanted] of REFUSALS) {
    await choose(page, button, picture);
    await expect(page.getByRole('alert').filter({ hasText: wanted })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
  await choose(page, button, png);
  await describe(page, byButton);
  await give(text, 'paste', png);
  await describe(page, byPaste);
  await give(text, 'drop', png);
  await describe(page, byDrop);
  await text.press('Enter');
  const log = page.getByRole('region', { name: 'Messages', exact: true });
  for (const name of [byButton, byPaste, byDrop])
    await expect(log.getByRole('img', { name, exact: true })).toBeVisible();
});
