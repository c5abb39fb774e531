import {
  leo,
  maya,
  renderPage,
  screen,
  userEvent,
  waitFor,
  type StubResponses,
} from '@futurelab/platform/testing';
import { aMentorRequest } from '../../test-data';
import MentorshipPage from './mentorship-page';

const REQUESTS = '/api/mentorship/requests';
const PLACES = { body: { lessons: [{ id: 'l1', title: 'What it does' }], projects: [] } };
const NONE = { isMentor: false, canAsk: true, nextRequestOn: null, requests: [] };

const open = (mentorship: object, user = maya, api: StubResponses = {}) =>
  renderPage(<MentorshipPage />, {
    path: '/mentorship',
    at: '/mentorship',
    user,
    api: {
      [`GET ${REQUESTS}`]: { body: mentorship },
      'GET /api/mentorship/places': PLACES,
      ...api,
    },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (label: string, time: string) => {
  const field = screen.getByLabelText(label, { exact: false });
  await userEvent.clear(field);
  await userEvent.type(field, time);
};

test('A Pro member asks with a topic, a lesson and three times; what is missing is named beside its field', async () => {
  const { api } = open(NONE, maya, { [`POST ${REQUESTS}`]: { status: 201, body: { id: 'r1' } } });
  await screen.findByRole('heading', { name: 'Ask a mentor' });
  await press('Send request');
  expect(screen.getByText('Enter a topic.')).toBeVisible();
  expect(screen.getAllByText('Choose a day and time.')).toHaveLength(3);
  await userEvent.type(screen.getByLabelText(/What is it about/), 'Pricing');
  await userEvent.selectOptions(screen.getByLabelText('Where are you stuck?'), 'Lesson: What it does');
  await choose('First time', '2099-06-01T10:00');
  await choose('Second time', '2099-06-02T10:00');
  await choose('Third time', '2099-06-03T10:00');
  await press('Send request');
  await waitFor(() =>
    expect(api.requests.filter(({ method }) => method === 'POST')).toMatchObject([
      {
        body: {
          ...{ topic: 'Pricing', details: '', lessonId: 'l1', projectId: null, timeZone: maya.timeZone },
          ...{ firstTime: '2099-06-01T10:00', secondTime: '2099-06-02T10:00', thirdTime: '2099-06-03T10:00' },
        },
      },
    ]),
  );
});

test('What the api finds wrong is beside its field, and nothing typed is lost', async () => {
  open(NONE, maya, {
    [`POST ${REQUESTS}`]: {
      status: 400,
      body: {
        code: 'validation_failed',
        message: 'Some fields need attention.',
        details: { secondTime: ['Choose a time in the future.'] },
      },
    },
  });
  await userEvent.type(await screen.findByLabelText(/What is it about/), 'Pricing');
  for (const label of ['First time', 'Second time', 'Third time']) await choose(label, '2020-06-01T10:00');
  await press('Send request');
  expect(await screen.findByText('Choose a time in the future.')).toBeVisible();
  expect(screen.getByLabelText(/What is it about/)).toHaveValue('Pricing');
});

test('A proposed time, in both zones, is accepted', async () => {
  const request = aMentorRequest({
    state: 'proposed',
    mentor: { id: 'u2', slug: 'grace', name: 'Grace', profileImageUrl: null },
    mentorTimeZone: 'America/New_York',
    proposedTimes: ['2099-06-01T16:00:00Z', '2099-06-02T16:00:00Z'],
  });
  const { api } = open({ ...NONE, canAsk: false, requests: [request] }, maya, {
    [`PUT ${REQUESTS}/r1/acceptance`]: { status: 204 },
  });
  const [first] = await screen.findAllByRole('radio');
  expect(screen.getByRole('radio', { name: /Jun 1, 5:00\sPM WEST \(.*12:00\sPM EDT in New York\)/ })).toBe(
    first,
  );
  await press('Accept time');
  expect(screen.getByText('Choose one of the times.')).toBeVisible();
  await userEvent.click(first!);
  await press('Accept time');
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PUT')).toMatchObject({
      body: { at: '2099-06-01T16:00:00Z' },
    }),
  );
});

test('A free member reads what it is and how to get it', async () => {
  open({ ...NONE, canAsk: false }, leo);
  expect(await screen.findByRole('heading', { name: 'How it works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what’s in Pro' })).toHaveAttribute(
    'href',
    '/subscribe?membership=hpc&returnTo=%2Fmentorship',
  );
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
});

test('After this month’s session, its note is there, and when the next one can be asked for', async () => {
  const request = aMentorRequest({
    state: 'done',
    note: 'Charge by the result.',
    meetsAt: '2026-03-02T16:00:00Z',
  });
  open({ ...NONE, canAsk: false, nextRequestOn: '2026-04-01', requests: [request] });
  expect(await screen.findByText('Charge by the result.')).toBeVisible();
  expect(screen.getByText(/You can ask again on Wednesday, April 1/)).toBeVisible();
});
