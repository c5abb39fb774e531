import {
  ada,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import { contentDetail, contentSummary } from '../../../testing/content-responses';
import { overview } from '../../../testing/overview-responses';
import ContentListPage from './content-list-page';
import ContentPage from './content-page';
import PagesPage from './pages-page';

const OVERVIEW = { 'GET /api/admin/overview': { body: overview() } };
const partner = (slug: string, title: string) => contentSummary({ kind: 'partner', slug, title });

const openList = (api: StubResponses) =>
  renderPage(<ContentListPage />, {
    path: '/admin/content/:kind',
    at: '/admin/content/partner',
    user: ada,
    api: { ...OVERVIEW, ...api },
  });

beforeEach(() => sessionStorage.clear());

test('Pages are listed with their address, who changed them last, and whether there is a draft', async () => {
  renderPage(<PagesPage />, {
    path: '/admin/pages',
    at: '/admin/pages',
    user: ada,
    api: {
      ...OVERVIEW,
      'GET /api/content?kind=page&limit=50': {
        body: [contentSummary({ slug: 'book', title: 'Digital Mystics', hasDraft: true })],
      },
    },
  });
  const row = within(await screen.findByRole('row', { name: /Digital Mystics/ }));
  expect(row.getByRole('link', { name: 'Digital Mystics' })).toHaveAttribute('href', '/admin/pages/book');
  for (const text of ['/digital-mystics/book', 'Ada Lindqvist', 'Draft'])
    expect(row.getByText(text)).toBeVisible();
});

test('Partners are moved by buttons, which keep the focus', async () => {
  let listed = [partner('one', 'One'), partner('two', 'Two')];
  const { api } = openList({
    'GET /api/content?kind=partner&limit=50': () => ({ body: listed }),
    'PUT /api/content/partner/order': () => {
      listed = listed.toReversed();
      return { status: 204, body: '' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Move Two up' }));
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['Two', 'One']));
  expect(api.requests.find(({ method }) => method === 'PUT')!.body).toEqual({ slugs: ['two', 'one'] });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Two up' })).toHaveFocus());
});

test('A testimonial is added with its consent; what is empty and optional is not sent', async () => {
  const schema = {
    type: 'object',
    properties: {
      about: { type: 'string', enum: ['book', 'community'] },
      consent: {
        type: 'object',
        properties: { who: { type: 'string', control: 'line' }, on: { type: 'string', format: 'date' } },
        required: ['who', 'on'],
      },
    },
    required: ['about'],
  };
  const { api } = renderPage(<ContentPage />, {
    path: '/admin/content/:kind/:slug',
    at: '/admin/content/testimonial/new',
    user: ada,
    api: {
      ...OVERVIEW,
      'GET /api/content/testimonial/new/form': { body: { hasBody: true, schema } },
      'PUT /api/content/testimonial/slow-signal/draft': {
        body: contentDetail({ kind: 'testimonial', slug: 'slow-signal' }, {}),
      },
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Source' }), 'Slow Signal');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Book');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(api.requests.some(({ method }) => method === 'PUT')).toBe(true));
  expect(api.requests.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    ...{ title: 'Slow Signal', version: 0, data: { about: 'book' } },
  });
});
