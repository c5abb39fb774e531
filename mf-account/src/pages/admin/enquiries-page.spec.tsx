import {
  ada,
  leo,
  renderPage,
  screen,
  userEvent,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import { enquiry } from '../../testing/enquiry-responses';
import { overview } from '../../testing/overview-responses';
import AdminEnquiriesPage from './enquiries-page';

const open = (api: StubResponses, { user = ada, search = '' } = {}) =>
  renderPage(<AdminEnquiriesPage />, {
    path: '/admin/enquiries',
    at: `/admin/enquiries${search}`,
    user,
    api: { 'GET /api/admin/overview': { body: overview() }, ...api },
  });

const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('li')!);

test('Each enquiry says what it is, from whom, and that it is late', async () => {
  open({
    'GET /api/enquiries': {
      body: [
        enquiry(),
        enquiry({ id: 'e2', reference: 'FL-22222X', kind: 'contact', organization: null, state: 'answered' }),
      ],
    },
  });
  const speaking = await row('Speaking, Hospital of the North');
  expect(speaking.getByText('FL-7K3M2Q')).toBeVisible();
  expect(speaking.getByText('New')).toBeVisible();
  expect(speaking.getByText('Was due Thursday, March 12')).toBeVisible();
  const message = await row('Message, Rosa Lind');
  expect(message.getByText('Answered')).toBeVisible();
  expect(message.queryByText(/due/i)).not.toBeInTheDocument();
});

test('The list goes on, and a page that fails can be asked for again', async () => {
  open({
    'GET /api/enquiries': { body: [enquiry()], headers: { link: '</api/enquiries?cursor=abc>; rel="next"' } },
    'GET /api/enquiries?cursor=abc': { body: [enquiry({ id: 'e2', organization: 'The other hospital' })] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByRole('link', { name: 'Speaking, The other hospital' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
});

test('It is narrowed by state and kind, and its address says so', async () => {
  const { router } = open({
    'GET /api/enquiries': { body: [enquiry()] },
    'GET /api/enquiries?state=done': { body: [] },
    'GET /api/enquiries?state=done&kind=contact': { body: [] },
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Done');
  expect(await screen.findByText('No matching inquiries')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Message');
  expect(router.state.location.search).toBe('?state=done&kind=contact');
  await userEvent.click(await screen.findByRole('link', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Speaking, Hospital of the North' })).toBeVisible();
});

test('One is found by its reference, whatever state was shown before', async () => {
  const { router } = open(
    {
      'GET /api/enquiries?state=new': { body: [] },
      'GET /api/enquiries?reference=fl-7k3m2q': { body: [enquiry({ state: 'done' })] },
    },
    { search: '?state=new' },
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Reference' }), ' fl-7k3m2q{Enter}');
  expect(await screen.findByText('FL-7K3M2Q')).toBeVisible();
  expect(router.state.location.search).toBe('?reference=fl-7k3m2q');
});

test('Where nothing has come in, it says what will stand here', async () => {
  open({ 'GET /api/enquiries': { body: [] } });
  expect(await screen.findByText('No inquiries yet')).toBeVisible();
});

test('What did not load can be asked for again', async () => {
  let broken = true;
  open({ 'GET /api/enquiries': () => (broken ? { status: 503 } : { body: [enquiry()] }) });
  await screen.findByRole('alert');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('FL-7K3M2Q')).toBeVisible();
});

test('Anybody else learns whom the page is for, and nothing is asked', () => {
  const { api } = open({}, { user: leo });
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(api.requests).toEqual([]);
});
