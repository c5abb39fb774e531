import { ada, leo, renderPage, screen, userEvent, type StubResponses } from '@futurelab/platform/testing';
import type { PendingGroup } from '../../queries/admin/groups';
import { overview } from '../../testing/overview-responses';
import GroupReviewsPage from './group-reviews-page';

const group: PendingGroup = {
  id: 'g1',
  slug: 'readers',
  name: 'Quiet readers',
  about: 'We read one page a week.',
  topic: 'Practice',
  rules: ['Read slowly.'],
  questions: ['What do you read?'],
  visibility: 'private',
  owner: { id: 'u1', slug: 'maya', name: 'Maya Okafor', profileImageUrl: null },
  createdAt: '2026-11-20T09:00:00.000Z',
};

const SETTINGS = { reviewsGroups: false };

const open = (api: StubResponses, user = ada) =>
  renderPage(<GroupReviewsPage />, {
    path: '/admin/groups',
    at: '/admin/groups',
    user,
    api: { 'GET /api/admin/overview': { body: overview() }, ...api },
  });

test('An administrator opens a group that waits, and it waits no more', async () => {
  let waiting = [group];
  open({
    'GET /api/admin/settings': { body: { ...SETTINGS, reviewsGroups: true } },
    'GET /api/admin/groups/pending': () => ({ body: waiting }),
    'PUT /api/admin/groups/g1/approval': () => {
      waiting = [];
      return { status: 204 };
    },
  });
  expect(await screen.findByRole('article', { name: 'Quiet readers' })).toHaveTextContent(
    'What do you read?',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Approve: Quiet readers' }));
  expect(await screen.findByText('No groups to review')).toBeVisible();
});

test('A group goes back with a reason, never without, and the reason stays when it is not sent', async () => {
  const sent: unknown[] = [];
  open({
    'GET /api/admin/settings': { body: { ...SETTINGS, reviewsGroups: true } },
    'GET /api/admin/groups/pending': { body: [group] },
    'PUT /api/admin/groups/g1/return': (body) => {
      sent.push(body);
      return { status: 503 };
    },
  });
  const back = await screen.findByRole('button', { name: 'Request changes: Quiet readers' });
  await userEvent.click(back);
  expect(screen.getByText('Say what needs to change.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Changes needed'), 'Say who comes.');
  await userEvent.click(back);
  expect(await screen.findByText(/still here/)).toBeVisible();
  expect(screen.getByLabelText('Changes needed')).toHaveValue('Say who comes.');
  expect(sent).toEqual([{ reason: 'Say who comes.' }]);
});

test('Whether new groups wait is switched here', async () => {
  let reviewsGroups = false;
  open({
    'GET /api/admin/settings': () => ({ body: { ...SETTINGS, reviewsGroups } }),
    'GET /api/admin/groups/pending': { body: [] },
    'PUT /api/admin/settings': (body) => {
      ({ reviewsGroups } = body as { reviewsGroups: boolean });
      return { body };
    },
  });
  const box = await screen.findByRole('checkbox', { name: /Review new groups/ });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(await screen.findByRole('checkbox', { name: /Review new groups/, checked: true })).toBeVisible();
});

test('Anybody else learns whom the page is for, and nothing is asked', () => {
  const { api } = open({}, leo);
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(api.requests).toEqual([]);
});
