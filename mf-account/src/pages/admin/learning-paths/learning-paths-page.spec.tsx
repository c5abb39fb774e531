import { ada, leo, renderPage, screen, userEvent, within } from '@futurelab/platform/testing';
import { overview } from '../../../testing/overview-responses';
import { staffPath, staffTrack } from '../../../testing/path-responses';
import LearningPathsPage from './learning-paths-page';

const CREATE = 'POST /api/admin/learning-paths';
const open = ({ user = ada, api = {} } = {}) =>
  renderPage(<LearningPathsPage />, {
    path: '/admin/learning-paths',
    at: '/admin/learning-paths',
    user,
    api: {
      'GET /api/admin/overview': { body: overview() },
      'GET /api/admin/learning-paths': {
        body: [
          staffTrack(),
          staffPath({ isPublic: false }),
          staffPath({ id: 'new', title: 'New', isPublic: false, memberCount: 0, courses: [] }),
        ],
      },
      ...api,
    },
  });

test('An administrator sees every path with its courses in order, and how it stands', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Learning paths' });
  const [track, withdrawn, begun] = within(table).getAllByRole('row').slice(1);
  expect(track).toHaveTextContent(/^AI MasteryPublic, trackAsk wellAI foundations3/);
  expect(within(track!).getByRole('link')).toHaveAttribute('href', '/admin/learning-paths/ai-mastery');
  expect(withdrawn).toHaveTextContent(/^First stepsWithdrawn/);
  expect(begun).toHaveTextContent(/^NewNot publicNone0/);
});

test('A path begins with a title and a reason; what is wrong stands beside it, and what was typed stays', async () => {
  const details = { title: ['Enter a title of up to 120 characters.'], reason: ['Enter a reason.'] };
  open({ api: { [CREATE]: { status: 400, body: { code: 'validation_failed', details } } } });
  await userEvent.click(await screen.findByRole('button', { name: 'New path' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await userEvent.type(title, 'Deep work');
  await userEvent.click(screen.getByRole('button', { name: 'Create path' }));
  expect(await screen.findByText('Enter a title of up to 120 characters.')).toBeVisible();
  expect(screen.getByText('Enter a reason.')).toBeVisible();
  expect(title).toHaveValue('Deep work');
});

test('Others find nothing here', async () => {
  open({ user: leo });
  expect(await screen.findByText('Only FutureLab administrators can open this page.')).toBeVisible();
});
