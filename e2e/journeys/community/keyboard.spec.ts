import { visit } from '../../fixtures/hydration';
import { join } from '../../fixtures/join';
import { expectFocusSeen, pressOn, tabTo } from '../../fixtures/keyboard';
import { newEachTry } from '../../fixtures/new-each-try';
import { expect, test } from '../../fixtures/test';

test('Asking, reacting, replying, accepting and writing need nothing but the keyboard', async ({
  browser,
}) => {
  const [idasName, tomsName] = [newEachTry('Ida Vermeer'), newEachTry('Tom Aldous')];
  const [ida, tom] = await Promise.all([idasName, tomsName].map((name) => join(browser, name)));
  const asking = ida!.page;
  const answering = tom!.page;
  const title = newEachTry('What do you do with the first draft?');

  await test.step('Ida asks', async () => {
    await visit(asking, '/community/discussions');
    await pressOn(asking.getByRole('link', { name: 'Start a discussion' }));
    await tabTo(asking.getByLabel('Title'));
    await asking.keyboard.type(title);
    const text = asking.getByRole('textbox', { name: 'Text' });
    await tabTo(text);
    await expect(asking.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await expect(text).toBeFocused();
    await asking.keyboard.type('I throw mine away.');
    await expect(text).toContainText('I throw mine away.');
    await pressOn(asking.getByRole('button', { name: 'Post' }));
    await expect(asking.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('Tom reacts and replies', async () => {
    await visit(answering, '/community/discussions');
    await pressOn(answering.getByRole('link', { name: title }));
    await expect(answering.getByRole('heading', { level: 1 })).toHaveText(title);
    const add = answering.getByRole('button', { name: 'Add reaction' });
    await pressOn(add, 'Space');
    await answering.keyboard.press('ArrowUp');
    await expect(answering.getByRole('menuitem', { name: 'Insight' })).toBeFocused();
    await answering.keyboard.press('Enter');
    await expect(answering.getByRole('button', { name: 'Insight 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(add).toBeFocused();
    const reply = answering.getByRole('textbox', { name: 'Your reply' });
    await tabTo(reply);
    await expect(answering.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await expect(reply).toBeFocused();
    await answering.keyboard.type('I keep its first line.');
    await answering.keyboard.press('Control+Enter');
    await expect(reply).toHaveText('');
    await expectFocusSeen(answering);
  });

  await test.step('Ida accepts, and opens her notification', async () => {
    await pressOn(asking.getByRole('button', { name: 'Accept answer' }));
    await expect(asking.getByText('Accepted answer', { exact: true })).toBeVisible();
    await expectFocusSeen(asking);
    await tabTo(asking.getByRole('banner').getByRole('link', { name: /^Notifications/ }), 'Shift+Tab');
    await asking.keyboard.press('Enter');
    await pressOn(asking.getByRole('link', { name: `${tomsName} replied to` }));
    await expect(asking.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('She writes to him, and he reads it', async () => {
    await pressOn(asking.getByRole('link', { name: tomsName }).first());
    await pressOn(asking.getByRole('link', { name: 'Message', exact: true }));
    const message = asking.getByRole('textbox', { name: 'Message' });
    await tabTo(message);
    await asking.keyboard.type('Which line was it?');
    await asking.keyboard.press('Enter');
    await expect(asking).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
    await expect(asking.getByText('Which line was it?').first()).toBeVisible();
    await expect(message).toBeFocused();
    await visit(answering, '/messages');
    await pressOn(answering.getByRole('link', { name: /^Requests/ }));
    await pressOn(answering.getByRole('link', { name: idasName }));
    await pressOn(answering.getByRole('button', { name: 'Accept' }));
    await tabTo(answering.getByRole('textbox', { name: 'Message' }));
    await expectFocusSeen(answering);
  });

  for (const page of [asking, answering]) await page.context().close();
});
