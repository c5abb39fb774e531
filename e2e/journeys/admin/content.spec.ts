import type { APIRequestContext } from '@playwright/test';
import { visit } from '../../fixtures/hydration';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';

const PAGE = '/aperture-circle';
const CONTENT = '/api/content/page/aperture-circle';
const EDITED = 'Ten minutes, and the kettle is allowed.';

interface PageText {
  title: string;
  body: string;
  position: number;
  data: { lead: string };
}

interface Detail {
  version: number;
  published: PageText;
}

/** What puts the page back as it was. */
class Editor {
  constructor(private readonly request: APIRequestContext) {}

  async read(): Promise<Detail> {
    return (await (await this.request.get(`${CONTENT}/draft`)).json()) as Detail;
  }

  async publish({ title, body, position, data }: PageText): Promise<void> {
    await this.put('draft', { title, body, position, data });
    await this.put('publication', {});
  }

  private async put(what: string, change: object): Promise<void> {
    const { version } = await this.read();
    const data = { ...change, version };
    const answer = await this.request.put(`${CONTENT}/${what}`, { data, headers: { origin: siteUrl() } });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

test('What an administrator writes in the form is seen beside it, and on the page once it is published', async ({
  page,
  request,
  signInAs,
}) => {
  const asVisitor = async () => (await request.get(PAGE)).text();
  await signInAs('Ada');
  const editor = new Editor(page.context().request);
  const { published } = await editor.read();

  try {
    await visit(page, '/admin/pages/aperture-circle');
    await page.getByRole('textbox', { name: 'Introduction', exact: true }).fill(EDITED);
    await page.getByRole('button', { name: 'Save draft', exact: true }).click();
    const preview = page.frameLocator('iframe[title^="Preview of"]');
    await expect(preview.getByText(EDITED)).toBeVisible();
    expect(await asVisitor()).not.toContain(EDITED);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(asVisitor, { message: 'what visitors read', timeout: 60_000 }).toContain(EDITED);
  } finally {
    await editor.publish(published);
  }
  await visit(page, PAGE);
  await expect(page.getByText(published.data.lead)).toBeVisible();
});
