import type { Page } from '@playwright/test';
import { panel } from '../../fixtures/home';
import { visit } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';
import { removeSession, type CastName } from '../../fixtures/sign-in';

/** The user is signed out, and the browser has seen it. */
async function leave(page: Page): Promise<void> {
  await removeSession(page);
  await visit(page, '/login');
}

test('Ada, Maya and Leo each see a home of their own', async ({ page, signInAs }) => {
  const homes = new Set<string>();
  for (const name of ['Ada', 'Maya', 'Leo'] satisfies CastName[]) {
    await leave(page);
    await signInAs(name);
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    homes.add(
      [
        await page.getByRole('region', { name: 'Your learning in numbers' }).innerText(),
        await panel(page, 'Continue Learning').innerText(),
        await panel(page, 'My Groups').innerText(),
      ].join('\n'),
    );
  }
  expect(homes.size).toBe(3);
});

test('Ada, who runs FutureLab, is offered the admin pages; Maya is not', async ({ page, signInAs }) => {
  for (const [name, count] of [
    ['Ada', 1],
    ['Maya', 0],
  ] as const) {
    await leave(page);
    await signInAs(name);
    await visit(page, '/');
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await expect(page.locator('#menu-personal').getByRole('link', { name: 'Admin' })).toHaveCount(count);
  }
});

test('Leo, a free member, is offered HPC and wears no badge', async ({ page, signInAs }) => {
  await signInAs('Leo');
  await visit(page, '/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Join HPC' })).toHaveAttribute(
    'href',
    '/subscribe?membership=hpc',
  );
  await expect(page.getByText('HPC Member', { exact: true })).toHaveCount(0);
});
