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
import { aMentorRequest } from '../../test-data';
import QueuePage from './queue-page';

const QUEUE = 'GET /api/mentorship/queue';
const EMPTY = { isMentor: true, waiting: [], waitingCount: 0, mine: [], done: [] };

const open = (api: StubResponses, user = ada) =>
  renderPage(<QueuePage />, { path: '/mentorship/queue', at: '/mentorship/queue', user, api });

test('A mentor proposes a time and a link; what is missing is named', async () => {
  const { api } = open({
    [QUEUE]: { body: { ...EMPTY, waiting: [aMentorRequest({ isPro: true })], waitingCount: 1 } },
    'PUT /api/mentorship/requests/r1/proposal': { status: 204 },
  });
  expect(await screen.findByRole('heading', { name: 'Waiting (1)' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Propose times for Pricing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose times to Maya Okafor' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send times' }));
  expect(dialog.getByText('Choose a day and time.')).toBeVisible();
  expect(dialog.getByText('Enter a link.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/First time/), '2099-06-01T10:00');
  await userEvent.type(dialog.getByLabelText(/Meeting link/), 'https://meet.example.test/one');
  await userEvent.click(dialog.getByRole('button', { name: 'Send times' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.find(({ method }) => method === 'PUT')).toMatchObject({
    body: {
      ...{ firstTime: '2099-06-01T10:00', secondTime: null, thirdTime: null, timeZone: ada.timeZone },
      ...{ meetingUrl: 'https://meet.example.test/one', message: '' },
    },
  });
});

test('A mentor writes the note on a session', async () => {
  const session = aMentorRequest({ state: 'scheduled', meetsAt: '2026-03-02T16:00:00Z' });
  const { api } = open({
    [QUEUE]: { body: { ...EMPTY, mine: [session] } },
    'PUT /api/mentorship/requests/r1/note': { status: 204 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Write the note on Pricing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(screen.getByText('Enter a note.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Charge by the result.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PUT')).toMatchObject({
      body: { text: 'Charge by the result.' },
    }),
  );
});

test('Someone who is no mentor reads for whom it is', async () => {
  open({ [QUEUE]: { body: { ...EMPTY, isMentor: false } } }, leo);
  expect(await screen.findByText('This page is for mentors')).toBeVisible();
});
