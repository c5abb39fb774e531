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
  data: { parts: { evening: { items: { text: string }[] } } };
}

interface Detail {
  version: number;
  published: PageText;
}

/** What an administrator does with the text of the page. */
class Editor {
  constructor(private readonly request: APIRequestContext) {}

  async read(): Promise<Detail> {
    return (await (await this.request.get(`${CONTENT}/draft`)).json()) as Detail;
  }

  async write({ title, body, position, data }: PageText): Promise<void> {
    const { version } = await this.read();
    await this.put('draft', { title, body, position, data, version });
  }

  async publish(): Promise<void> {
    const { version } = await this.read();
    await this.put('publication', { version });
  }

  private async put(what: string, data: object): Promise<void> {
    const answer = await this.request.put(`${CONTENT}/${what}`, { data, headers: { origin: siteUrl() } });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

test('What an administrator writes is on the page once it is published, without a release', async ({
  page,
  request,
  signInAs,
}) => {
  const asVisitor = async () => (await request.get(PAGE)).text();
  await signInAs('Ada');
  const editor = new Editor(page.context().request);
  const { published } = await editor.read();
  const edited = structuredClone(published);
  edited.data.parts.evening.items[0]!.text = EDITED;

  try {
    await editor.write(edited);
    await visit(page, PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(EDITED)).toHaveCount(0);

    await editor.publish();
    await visit(page, PAGE);
    await expect(page.getByText(EDITED)).toBeVisible();
    await expect.poll(asVisitor, { message: 'what visitors read', timeout: 60_000 }).toContain(EDITED);
  } finally {
    await editor.write(published);
    await editor.publish();
  }
  await visit(page, PAGE);
  await expect(page.getByText(published.data.parts.evening.items[0]!.text)).toBeVisible();
});
