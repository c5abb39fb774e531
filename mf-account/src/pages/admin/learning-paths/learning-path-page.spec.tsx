import { ada, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import type { StaffPath } from '../../../queries/admin/learning-paths';
import { overview } from '../../../testing/overview-responses';
import { staffPath, staffTrack } from '../../../testing/path-responses';
import LearningPathPage from './learning-path-page';

const open = (path: StaffPath, api = {}) =>
  renderPage(<LearningPathPage />, {
    path: '/admin/learning-paths/:id',
    at: `/admin/learning-paths/${path.id}`,
    user: ada,
    api: {
      'GET /api/admin/overview': { body: overview() },
      [`GET /api/admin/learning-paths/${path.id}`]: { body: path },
      [`GET /api/admin/learning-paths/${path.id}/course-choices`]: {
        body: [{ id: 'c3', title: 'Lead well', leaves: path.isTrack ? 'leadership-transformation' : null }],
      },
      [`PUT /api/admin/learning-paths/${path.id}`]: { body: path },
      ...api,
    },
  });
const listed = () =>
  within(screen.getByRole('region', { name: 'Courses in order' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent);
const save = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'A better order.');
  await userEvent.click(screen.getByRole('button', { name: 'Save path' }));
};

test('Courses are added, moved by the keyboard and removed, and saved with a reason', async () => {
  const { api } = open(staffPath());
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Add a course' }), [
    await screen.findByRole('option', { name: 'Lead well' }),
  ]);
  const up = screen.getByRole('button', { name: /^Move Lead well up/ });
  up.focus();
  await userEvent.keyboard('{Enter}');
  expect(listed()).toEqual(['Ask well', 'Lead well', 'Check twice']);
  expect(screen.getByText('Lead well is now course 2 of 3.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ask well' }));
  expect(listed()).toEqual(['Lead well', 'Check twice']);
  await save();
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      version: 'v1',
      courseIds: ['c3', 'c2'],
      reason: 'A better order.',
    }),
  );
});

test('It says what a change means for those who are on the path', async () => {
  open(staffPath());
  expect(await screen.findByText(/^3 members on this path\..*keep their enrollments/)).toBeVisible();
});

test('A course that its title puts on a track has no way out, and one from another track says so', async () => {
  open(staffTrack());
  expect(await screen.findByText('On this track by its title')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove AI foundations' })).toBeNull();
  expect(
    await screen.findByRole('option', { name: 'Lead well (now on Leadership Transformation)' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('Without a reason nothing is sent', async () => {
  const { api } = open(staffPath());
  await userEvent.click(await screen.findByRole('button', { name: 'Save path' }));
  expect(await screen.findByText('Enter a reason.')).toBeVisible();
  expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('When someone else was first, both versions are compared and nothing typed is lost', async () => {
  let isStale = false;
  open(staffPath(), {
    'GET /api/admin/learning-paths/first-steps': () => ({
      body: isStale ? staffPath({ version: 'v2', description: 'Theirs.' }) : staffPath(),
    }),
    'PUT /api/admin/learning-paths/first-steps': () => {
      isStale = true;
      return { status: 409, body: { code: 'stale_path', message: 'This path has changed.' } };
    },
  });
  const summary = await screen.findByRole('textbox', { name: 'Summary' });
  await userEvent.clear(summary);
  await userEvent.type(summary, 'Mine.');
  await save();
  expect(await screen.findByRole('heading', { name: 'Someone else changed this path' })).toBeVisible();
  expect(summary).toHaveValue('Mine.');
  expect(await screen.findByText('Theirs.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save my version' })).toBeEnabled();
});

test('A path is withdrawn with a reason', async () => {
  let isPublic = true;
  const { api } = open(staffPath(), {
    'GET /api/admin/learning-paths/first-steps': () => ({ body: staffPath({ isPublic }) }),
    'DELETE /api/admin/learning-paths/first-steps/publication': () => {
      isPublic = false;
      return { body: staffPath({ isPublic }) };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Members who joined keep the path/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Outdated.');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw path' }));
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ reason: 'Outdated.' });
});
