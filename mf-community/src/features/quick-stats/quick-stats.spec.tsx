import {
  leo,
  maya,
  renderPage,
  screen,
  userEvent,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import QuickStats from '../../fragments/quick-stats';

const POINTS = 'GET /api/user/points';
const RSVPS = 'GET /api/my/rsvps';
const api: StubResponses = {
  [POINTS]: { body: { currentLevel: 2, totalPoints: 345, exchangesSettled: 2 } },
  [RSVPS]: { body: [{ id: 'r', eventId: 'open-studio', status: 'going' }] },
  'GET /api/my/groups': { body: [{}, {}, {}] },
  'GET /api/my/enrollments': {
    body: [{ progress: 100 }, { progress: 62 }, { progress: 20 }, { progress: 10 }, { progress: 0 }],
  },
};
const open = (answers: StubResponses = {}, user = maya) => {
  renderPage(<QuickStats />, { user, api: { ...api, ...answers } });
  return within(screen.getByRole('region', { name: 'Quick Stats' }));
};

test('Quick stats are four numbers, with the badge of the paid membership', async () => {
  const stats = open();
  expect((await stats.findByText("Events RSVP'd")).nextElementSibling).toHaveTextContent('1');
  expect(stats.getByText('Groups joined').nextElementSibling).toHaveTextContent('3');
  expect((await stats.findByText('Exchanges completed')).nextElementSibling).toHaveTextContent('2');
  expect(stats.getByText('Learning points').nextElementSibling).toHaveTextContent('345');
  expect(stats.getByText('HPC Member')).toBeVisible();
});

test('A member on the free tier sees no badge of the paid one', async () => {
  const stats = open({}, leo);
  expect(await stats.findByText('Groups joined')).toBeVisible();
  expect(stats.queryByText('HPC Member')).not.toBeInTheDocument();
});

test('Points are those of the formula while the ledger does not answer', async () => {
  const stats = open({ [POINTS]: { status: 500, body: 'no' } });
  expect((await stats.findByText('Learning points')).nextElementSibling).toHaveTextContent('230');
});

test('What did not come is asked for again by Retry', async () => {
  let attempts = 0;
  const stats = open({ [RSVPS]: () => (++attempts === 1 ? { status: 503, body: 'busy' } : { body: [] }) });
  await userEvent.click(await stats.findByRole('button', { name: 'Retry' }));
  expect((await stats.findByText("Events RSVP'd")).nextElementSibling).toHaveTextContent('0');
});
