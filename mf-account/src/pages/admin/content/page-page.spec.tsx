import {
  ada,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import type { ContentDetail } from '../../../queries/admin/content';
import { contentDetail, PAGE_DATA, PAGE_SCHEMA } from '../../../testing/content-responses';
import { overview } from '../../../testing/overview-responses';
import PagePage from './page-page';

const PATH = '/api/content/page/about';
const PREVIEW = '/about?preview=1.x';
const STALE = { code: 'stale_content', message: 'Someone else saved version 2 while you were editing.' };

const open = (found: ContentDetail | (() => { body: ContentDetail }), api: StubResponses = {}) =>
  renderPage(<PagePage />, {
    path: '/admin/pages/:slug',
    at: '/admin/pages/about',
    user: ada,
    api: {
      'GET /api/admin/overview': { body: overview() },
      [`GET ${PATH}/draft`]: typeof found === 'function' ? found : { body: found },
      [`GET ${PATH}/form`]: { body: { hasBody: false, schema: PAGE_SCHEMA } },
      [`GET ${PATH}/preview`]: { body: { address: PREVIEW, expiresAt: '2026-03-10T09:15:00.000Z' } },
      [`GET ${PATH}/versions?limit=20`]: { body: [] },
      ...api,
    },
  });

beforeEach(() => sessionStorage.clear());

test('A page is written in its own fields, saved as a draft, seen beside the form and published', async () => {
  const { api } = open(contentDetail({}, { data: PAGE_DATA }), {
    [`PUT ${PATH}/draft`]: (sent) => ({
      body: contentDetail({ version: 2 }, { data: PAGE_DATA }, sent as { data: object }),
    }),
    [`PUT ${PATH}/publication`]: { body: contentDetail({ version: 2 }, { data: PAGE_DATA }) },
  });
  const description = await screen.findByRole('textbox', { name: 'Description' });
  expect(description).toHaveAccessibleDescription(
    'For search engines and shared links. 15 of 300 characters.',
  );
  expect(await screen.findByTitle('Preview of “About”')).toHaveAttribute('src', PREVIEW);
  expect(screen.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', PREVIEW);
  await userEvent.type(description, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Move 1. Is it free? down' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const publish = await screen.findByRole('button', { name: 'Publish' });
  const { title, ...questions } = PAGE_DATA.parts.questions;
  expect(api.requests.find(({ method }) => method === 'PUT')!.body).toEqual({
    ...{ title: 'About', body: '', version: 1, position: 0 },
    data: {
      description: 'Why we started.!',
      parts: {
        opening: PAGE_DATA.parts.opening,
        questions: { title, items: questions.items.toReversed() },
      },
    },
  });
  await userEvent.click(publish);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull());
});

test('What is wrong stands beside its field', async () => {
  const details = { 'data.parts.questions.items.1.text': ['Enter some text.'] };
  open(contentDetail({}, { data: PAGE_DATA }), {
    [`PUT ${PATH}/draft`]: {
      status: 400,
      body: { code: 'validation_failed', message: 'Some fields need attention.', details },
    },
  });
  const [, answer] = await screen.findAllByRole('textbox', { name: 'Answer' });
  await userEvent.clear(answer!);
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Enter some text.')).toBeVisible();
  expect(answer).toBeInvalid();
});

test('Who saves second sees how the two differ, and nothing is lost', async () => {
  let isChanged = false;
  const theirs = { data: { ...PAGE_DATA, description: 'Theirs.' } };
  const { api } = open(
    () => ({
      body: isChanged
        ? contentDetail({ version: 2 }, { data: PAGE_DATA }, theirs)
        : contentDetail({}, { data: PAGE_DATA }),
    }),
    {
      [`PUT ${PATH}/draft`]: () => {
        if (isChanged && api.requests.filter(({ method }) => method === 'PUT').length > 1)
          return { body: contentDetail({ version: 3 }, { data: PAGE_DATA }) };
        isChanged = true;
        return { status: 409, body: STALE };
      },
    },
  );
  const description = await screen.findByRole('textbox', { name: 'Description' });
  await userEvent.clear(description);
  await userEvent.type(description, 'Mine.');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const conflict = within(await screen.findByRole('region', { name: 'Someone else saved the same fields' }));
  expect(await conflict.findByText('Description: Theirs.')).toBeVisible();
  expect(conflict.getByText('Description: Mine.')).toBeVisible();
  expect(description).toHaveValue('Mine.');
  await userEvent.click(screen.getByRole('button', { name: 'Save my version' }));
  const versions = () =>
    api.requests.flatMap(({ method, body }) =>
      method === 'PUT' ? [(body as { version: number }).version] : [],
    );
  await waitFor(() => expect(versions()).toEqual([1, 2]));
});

test('A legal text is published with what changes, which members are notified of when it is material', async () => {
  const terms = contentDetail({ slug: 'terms', title: 'Terms' }, { data: PAGE_DATA }, {});
  const path = '/api/content/page/terms';
  const { api } = renderPage(<PagePage />, {
    path: '/admin/pages/:slug',
    at: '/admin/pages/terms',
    user: ada,
    api: {
      'GET /api/admin/overview': { body: overview() },
      [`GET ${path}/draft`]: { body: terms },
      [`GET ${path}/form`]: { body: { hasBody: true, schema: PAGE_SCHEMA } },
      [`GET ${path}/preview`]: {
        body: { address: '/terms?preview=1.x', expiresAt: '2026-03-10T09:15:00.000Z' },
      },
      [`GET ${path}/versions?limit=20`]: { body: [] },
      [`PUT ${path}/publication`]: { body: terms },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Terms' }));
  await userEvent.selectOptions(dialog.getByLabelText('Kind of change'), 'Material change');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(dialog.getByText('Enter the day from which it holds.')).toBeVisible();
  expect(dialog.getByText('Enter what changes.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('In force from'), '2199-05-01');
  await userEvent.type(dialog.getByLabelText('What changes'), 'Mediation first.');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requests.find(({ method }) => method === 'PUT')!.body).toEqual({
    version: 1,
    legalChange: { isMaterial: true, holdsFrom: '2199-05-01', summary: 'Mediation first.' },
  });
});
