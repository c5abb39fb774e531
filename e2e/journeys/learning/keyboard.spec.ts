import type { Page } from '@playwright/test';
import { read } from '../../fixtures/api';
import { visit } from '../../fixtures/hydration';
import { join } from '../../fixtures/join';
import { pressOn, tabTo } from '../../fixtures/keyboard';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';

const COURSE = 'mindful-attention-in-a-noisy-workday';

/** What came of a press has the focus, so that it is heard and the next Tab goes on from there. */
async function expectOutcome(page: Page, text: string) {
  await expect(page.locator(':focus')).toContainText(text);
}

test('A lesson needs nothing but the keyboard: its film, each kind of question, its reflection and its end', async ({
  browser,
}) => {
  const { page } = await join(browser, 'Ines Duarte');
  const { id } = await read<{ id: string }>(page, `/api/courses/${COURSE}`);
  await page.context().request.put(`/api/courses/${id}/enrollment`, { headers: { origin: siteUrl() } });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const question = (text: string) => page.getByRole('group', { name: new RegExp(text) });

  await test.step('The film plays, shows captions and goes where a line of its transcript is said', async () => {
    await visit(page, `/learn/${COURSE}/lesson/the-one-breath-return`);
    const player = page.getByRole('region', { name: /Video Player/ });
    await tabTo(player.getByRole('slider', { name: 'Position' }));
    await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
    await pressOn(player.getByRole('button', { name: 'Play' }), 'Space');
    const time = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);
    await expect.poll(time).toBeGreaterThan(0);
    await page.keyboard.press('Space');
    await expect(player.getByRole('button', { name: 'Play' })).toBeFocused();
    const captions = player.getByRole('button', { name: 'Captions' });
    await pressOn(captions);
    await expect(captions).toHaveAttribute('aria-pressed', 'true');
    await pressOn(page.getByText('Transcript', { exact: true }));
    const line = button(/^0:15 ?Breathe out once/);
    await pressOn(line);
    await expect(line).toHaveAttribute('aria-current', 'true');
    await expect(line).toBeFocused();
  });

  await test.step('Things are put in order, and the one that moves keeps the focus', async () => {
    const up = button('Move “Say inwardly: “away”” up');
    await tabTo(up);
    for (const place of [3, 2, 1]) {
      await page.keyboard.press('Enter');
      await expect(page.getByText(`“Say inwardly: “away”” is now ${place} of 4.`)).toBeAttached();
      await expect(up).toBeFocused();
    }
    await pressOn(button('Move “Breathe out once, fully” up'));
    await pressOn(button('Check answer').first());
    await expectOutcome(page, 'That’s right.');
  });

  await test.step('A wrong choice is changed and checked again', async () => {
    const choices = question('Yesterday it was 14').getByRole('radio');
    await tabTo(choices.first());
    await page.keyboard.press('ArrowDown');
    await expect(choices.nth(1)).toBeChecked();
    await pressOn(button('Check answer').first());
    await expectOutcome(page, 'Not yet.');
    await tabTo(choices.nth(1), 'Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await pressOn(button('Check again'));
    await expectOutcome(page, 'That’s right.');
  });

  await test.step('An answer as text is compared with a model', async () => {
    await tabTo(page.getByLabel('Your answer'));
    await page.keyboard.type('Reply to Oslo about dates.');
    await pressOn(button('Save and compare'));
    await expectOutcome(page, 'Sample answer');
  });

  await test.step('The lesson is completed, taken back and completed, and the focus stays beside the buttons', async () => {
    await pressOn(button('Mark complete'));
    await expect(button('Undo')).toBeEnabled();
    await expectOutcome(page, 'Completed');
    await pressOn(button('Undo'));
    await expect(button('Mark complete')).toBeEnabled();
    await expectOutcome(page, 'Done with this lesson?');
    await pressOn(button('Mark complete'));
    await expect(button('Undo')).toBeEnabled();
    await pressOn(page.getByRole('link', { name: 'Next lesson' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where do you go?');
  });

  await test.step('A reflection is saved as it is typed', async () => {
    await tabTo(page.getByLabel('Your reflection'));
    await page.keyboard.type('To the inbox.');
    await expect(page.getByText(/^Saved\./)).toBeVisible();
    await expect(page.getByLabel('Your reflection')).toBeFocused();
  });

  await test.step('On a phone, Escape closes the outline, and a lesson in it opens', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const lessons = button(/^Lessons: 3 of/);
    await tabTo(lessons, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const outline = page.getByRole('dialog', { name: 'Lessons' });
    await expect(outline).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lessons).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(outline.getByRole('link', { name: 'Make tools wait' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make tools wait');
    await expect(outline).toBeHidden();
  });

  await test.step('Things are matched, and several chosen', async () => {
    const matches = [
      ['A call from your child’s school', 'Now: sound on'],
      ['A message from a colleague about Thursday', 'Today: no sound, at set times'],
      ['“Eleven people liked your post”', 'Off: not silent, off'],
    ] as const;
    for (const [left, right] of matches) {
      await tabTo(page.getByLabel(left));
      await page.keyboard.type(right.slice(0, 3));
      await expect(page.getByLabel(left).locator('option:checked')).toHaveText(right);
    }
    await pressOn(button('Check answer').first());
    await expectOutcome(page, 'That’s right.');
    const settings = question('belong to an assistant');
    for (const name of [/are off for texts/, /do not watch a long answer/])
      await pressOn(settings.getByRole('checkbox', { name }), 'Space');
    await tabTo(button('Check answer').last());
    await page.keyboard.press('Enter');
    await expectOutcome(page, 'That’s right.');
  });

  await page.context().close();
});
