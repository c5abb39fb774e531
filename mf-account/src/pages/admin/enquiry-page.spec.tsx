import {
  ada,
  leo,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import type { Enquiry } from '../../queries/admin/enquiries';
import { enquiry } from '../../testing/enquiry-responses';
import { overview } from '../../testing/overview-responses';
import AdminEnquiryPage from './enquiry-page';

const PATH = '/api/enquiries/e1';
const open = (api: StubResponses, user = ada) =>
  renderPage(<AdminEnquiryPage />, {
    path: '/admin/enquiries/:id',
    at: '/admin/enquiries/e1',
    user,
    api: { 'GET /api/admin/overview': { body: overview() }, ...api },
  });

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

test('It shows all they wrote, and the way to answer', async () => {
  open({ [`GET ${PATH}`]: { body: enquiry({ id: 'e1' }) } });
  expect(await screen.findByRole('heading', { level: 1, name: 'FL-7K3M2Q' })).toBeVisible();
  expect(screen.getByText(/They should know what to ask/)).toBeVisible();
  expect(screen.getByText('$5,000 to $10,000')).toBeVisible();
  expect(screen.getByRole('link', { name: 'rosa@example.test' })).toHaveAttribute(
    'href',
    'mailto:rosa@example.test?subject=Your%20request%20(FL-7K3M2Q)',
  );
  expect(screen.getByText('No changes yet.')).toBeVisible();
  const areas = within(screen.getByRole('navigation', { name: 'Areas' }));
  expect(await areas.findByRole('link', { current: true })).toHaveTextContent('Inquiries');
  const states = screen.getByRole('combobox', { name: 'Status' }).querySelectorAll('option');
  expect([...states].map(({ textContent }) => textContent)).toEqual(['New', 'Answered', 'Declined']);
});

test('State, who looks after it and notes are saved together, and stand in the history', async () => {
  const me = { id: ada.id, slug: ada.slug, name: 'Ada Lindqvist', profileImageUrl: null };
  const change = { at: '2026-03-10T10:00:00Z', actor: me };
  const updated = enquiry({
    id: 'e1',
    state: 'answered',
    owner: me as Enquiry['owner'],
    notes: 'Called.',
    next: ['agreed', 'done', 'declined'],
    auditEvents: [
      { ...change, field: 'notes', before: '', after: 'Called.' },
      { ...change, field: 'state', before: 'new', after: 'answered' },
    ] as Enquiry['auditEvents'],
  });
  const { api } = open({
    [`GET ${PATH}`]: { body: enquiry({ id: 'e1' }) },
    [`PATCH ${PATH}`]: { body: updated },
  });
  await screen.findByRole('combobox', { name: 'Status' });
  await choose('Status', 'Answered');
  await choose('Assigned to', 'Me');
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Called.');
  await save();
  expect(await screen.findByText('New → Answered')).toBeVisible();
  expect(api.requests.find(({ method }) => method !== 'GET')).toEqual({
    method: 'PATCH',
    path: PATH,
    body: { state: 'answered', ownerId: ada.id, notes: 'Called.' },
  });
});

test('When another administrator was faster, what was typed stays until one looks again', async () => {
  let now = enquiry({ id: 'e1' });
  open({
    [`GET ${PATH}`]: () => ({ body: now }),
    [`PATCH ${PATH}`]: {
      status: 409,
      body: { code: 'wrong_state', message: 'This is declined, which cannot become answered.' },
    },
  });
  await screen.findByRole('combobox', { name: 'Status' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Called.');
  await save();
  expect(await screen.findByText(/cannot become answered/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Called.');
  now = enquiry({ id: 'e1', state: 'declined', next: ['answered'] });
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('declined'));
});

test('One that does not exist is said to be gone', async () => {
  open({ [`GET ${PATH}`]: { status: 404, body: { code: 'not_found', message: 'Not found.' } } });
  expect(await screen.findByText('Inquiry not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all inquiries' })).toHaveAttribute('href', '/admin/enquiries');
});

test('What did not load can be asked for again', async () => {
  let broken = true;
  open({ [`GET ${PATH}`]: () => (broken ? { status: 503 } : { body: enquiry({ id: 'e1' }) }) });
  await screen.findByRole('alert');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'FL-7K3M2Q' })).toBeVisible();
});

test('Anybody else learns whom the page is for, and nothing is asked', () => {
  const { api } = open({}, leo);
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(api.requests).toEqual([]);
});
