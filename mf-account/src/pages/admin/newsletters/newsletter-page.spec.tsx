import { ada, renderPage, screen, userEvent, within, type StubResponses } from '@futurelab/platform/testing';
import type { Newsletter } from '../../../queries/admin/newsletters';
import { newsletter } from '../../../testing/newsletter-responses';
import { overview } from '../../../testing/overview-responses';
import NewsletterPage from './newsletter-page';

const PATH = '/api/admin/newsletters/n1';
const INTERESTS = { 'ai-mastery': 40, 'consciousness-integration': 0, 'leadership-transformation': 7 };
const SENT = {
  state: 'sent',
  beganAt: '2026-03-11T09:00:00.000Z',
  endedAt: '2026-03-11T09:10:00.000Z',
} as const;
const open = (found: Newsletter, api: StubResponses = {}) =>
  renderPage(<NewsletterPage />, {
    path: '/admin/newsletters/:id',
    at: '/admin/newsletters/n1',
    user: ada,
    api: {
      'GET /api/admin/overview': { body: overview() },
      'GET /api/admin/newsletters/audiences': { body: { all: 1_200, free: 1_000, pro: 200, ...INTERESTS } },
      [`GET ${PATH}`]: { body: found },
      ...api,
    },
  });

beforeEach(() => sessionStorage.clear());

test('A draft is written, saved and sent to its audience, whose number is said', async () => {
  const { api } = open(newsletter(), {
    [`PUT ${PATH}`]: (change) => ({ body: newsletter({ ...(change as object), version: 2 }) }),
    [`POST ${PATH}/schedule`]: {
      body: newsletter({ state: 'scheduled', scheduledFor: '2026-03-11T09:00:00.000Z' }),
    },
  });
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  expect(await screen.findByRole('option', { name: 'All subscribers (1,200)' })).toBeVisible();
  await userEvent.type(subject, '!');
  expect(screen.getByRole('button', { name: 'Send now' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'September!' })).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    subject: 'September!',
    audience: 'all',
    version: 1,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to 1,200 subscribers now?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send to 1,200' }));
  expect(await screen.findByRole('button', { name: 'Cancel sending' })).toBeVisible();
});

test('What is wrong stands beside the field, and nothing typed is lost', async () => {
  const details = { slug: ['Another issue has this address. Choose another one.'] };
  open(newsletter(), {
    [`PUT ${PATH}`]: { status: 409, body: { code: 'slug_taken', message: details.slug[0], details } },
  });
  const address = await screen.findByRole('textbox', { name: 'Address in the archive' });
  await userEvent.type(address, '-2');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(details.slug[0]!)).toBeVisible();
  expect(address).toHaveValue('september-2');
});

test('The preview is light, dark or narrow, and nothing in it runs', async () => {
  open(newsletter());
  const frame = await screen.findByTitle('Preview of “September”');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('src', `${PATH}/preview?theme=light`);
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(screen.getByTitle('Preview of “September”')).toHaveAttribute('src', `${PATH}/preview?theme=dark`);
});

test('One that was sent has its numbers, and lists whom it may not have reached', async () => {
  open(newsletter({ ...SENT, counts: { recipients: 10, sent: 9, uncertain: 1 } }), {
    [`GET ${PATH}/recipients?state=uncertain&limit=50`]: {
      body: [{ id: 'r1', email: 'ines@example.test', state: 'uncertain', problem: null, at: SENT.beganAt }],
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Uncertain emails' }));
  expect(table.getByText('ines@example.test')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read it in the archive' })).toHaveAttribute(
    'href',
    '/newsletter/september',
  );
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel sending' })).toBeNull();
});
