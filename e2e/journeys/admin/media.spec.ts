import { writeFile } from 'node:fs/promises';
import { visit, waitForHydration } from '../../fixtures/hydration';
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
  const file = testInfo.outputPath('Handbook.pdf');
  await writeFile(file, Buffer.alloc(PART + 1_000_000, '%PDF-1.7\n'));
  await visit(page, '/admin/media');
  await waitForHydration(page);

  await page.route(UPLOAD, (route) =>
    route.request().headers()['upload-offset'] === String(PART) ? route.abort() : route.continue(),
  );
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/media/uploads/'));
  await page.getByLabel('Choose files').setInputFiles(file);
  await broken;
  await page.unroute(UPLOAD);
  await visit(page, '/admin/media');
  await waitForHydration(page);
  await expect(page.getByRole('row', { name: /Handbook\.pdf.*83% uploaded/ })).toBeVisible();

  const goesOn = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByLabel('Choose files').setInputFiles(file);
  expect((await goesOn).headers()['upload-offset']).toBe(String(PART));
  await expect(page.getByRole('row', { name: /Handbook\.pdf.*Document.*Ready/ })).toBeVisible();

  await page
    .getByRole('row', { name: /Handbook\.pdf/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Delete file' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Only tried.');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click();
  await expect(page.getByText('No files yet')).toBeVisible();
});
