import type { Page } from '@playwright/test';
import { waitForHydration } from '../fixtures/hydration';
import { OutsideSection } from '../fixtures/outside-section/outside-section';
import { ownProduct } from '../fixtures/own-product';
import { signInThroughPages } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const LEAD = 'What the terms of the field mean.';
const NEW_LEAD = 'What people of the field mean by their terms.';
const APP = 'mf-glossary';
const product = ownProduct();
let section: OutsideSection;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  section = await OutsideSection.install();
});
test.afterAll(() => section?.remove());

/** What an administrator does once for a new section. @returns the deploy token of its team */
async function admit(page: Page): Promise<string> {
  await signInThroughPages(page, 'Ada', `${product.url}/login`);
  const headers = { origin: product.url };
  const { request } = page.context();
  const data = { paths: ['/glossary'], reason: 'A section for the glossary.' };
  const given = await request.put(`${product.url}/api/releases/${APP}/paths`, { headers, data });
  expect(given.status()).toBe(200);
  const made = await request.post(`${product.url}/api/releases/${APP}/tokens`, {
    headers,
    data: { name: 'The pipeline of the glossary' },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { token: string }).token;
}

test('A team with a folder of its own builds, releases, rolls back and retires a fifth section', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  const token = await admit(page);
  const settings = { RELEASE_REGISTRY: product.url, RELEASE_TOKEN: token };
  const visitor = await browser.newPage();
  const open = () => visitor.goto(`${product.url}/glossary`);
  const lead = visitor.getByRole('main').getByText(/^What /);
  const shownLead = async () => {
    await open();
    return lead.textContent({ timeout: 2_000 }).catch(() => null);
  };
  const change = async (path: string) => {
    const answer = await fetch(`${product.url}/api/releases/${APP}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'Decided by the team of the glossary.' }),
    });
    expect(answer.ok, path).toBe(true);
  };

  expect(await section.npm('run', 'build')).toMatch(/mf-glossary [0-9a-f]{16}: entry \d+ bytes brotli/);
  expect(await section.npm('test')).toContain('1 passed');
  expect((await open())?.status()).toBe(404);

  expect(await section.npmWith(settings, 'run', 'release')).toMatch(/Live after/);
  await expect.poll(async () => (await open())?.status()).toBe(200);
  await expect(lead).toHaveText(LEAD);
  await waitForHydration(visitor);

  await section.edit('src/pages/glossary-page.tsx', new RegExp(LEAD), NEW_LEAD);
  await section.npmWith(settings, 'run', 'release');
  await expect.poll(shownLead).toBe(NEW_LEAD);

  await change('rollback');
  await expect.poll(shownLead).toBe(LEAD);

  await change('retirement');
  await expect.poll(async () => (await open())?.status()).toBe(404);
  await visitor.close();
});
