import { writeFile } from 'node:fs/promises';
import { visit, waitForHydration } from '../../fixtures/hydration';
import { newEachTry } from '../../fixtures/new-each-try';
import { expect, test } from '../../fixtures/test';

const PART = 5 * 1024 * 1024;
const UPLOAD = '**/api/admin/media/uploads/*';

test('An upload that breaks off goes on after a reload, and the file is deleted with a reason', async ({
  page,
  signInAs,
  consoleGuard,
}, testInfo) => {
  consoleGuard.expect(/Failed to load resource/);
  await signInAs('Ada');
  const name = `${newEachTry('Handbook')}.pdf`;
  const file = testInfo.outputPath(name);
  await writeFile(file, Buffer.alloc(PART + 1_000_000, '%PDF-1.7\n'));
  await visit(page, '/admin/media');
  await waitForHydration(page);

  await page.route(UPLOAD, (route) =>
    route.request().headers()['upload-offset'] === String(PART) ? route.abort() : route.continue(),
  );
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/media/uploads/'));
  await page.getByLabel('Choose files').setInputFiles(file);
  await broken;
  await visit(page, '/admin/media');
  await waitForHydration(page);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('83% uploaded');
  await page.unroute(UPLOAD); // It would have tried again before the page was left.

  const goesOn = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByLabel('Choose files').setInputFiles(file);
  expect((await goesOn).headers()['upload-offset']).toBe(String(PART));
  await expect(row).toContainText('Ready');

  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Delete file' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Only tried.');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media');
  await expect(row).toHaveCount(0);
});
