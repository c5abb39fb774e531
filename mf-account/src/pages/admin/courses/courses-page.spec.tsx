import { ada, leo, renderPage, screen, userEvent, within } from '@futurelab/platform/testing';
import type { CourseToEdit } from '../../../queries/admin/courses/course-list';
import { course, courseToEdit } from '../../../testing/course-responses';
import { overview } from '../../../testing/overview-responses';
import CoursesPage from './courses-page';

const LIST = '/api/authoring/courses?limit=50';
const NEW = 'POST /api/authoring/courses';
const open = (
  courses: CourseToEdit[],
  { at = '/admin/courses', path = LIST, user = ada, answer = {} } = {},
) =>
  renderPage(<CoursesPage />, {
    path: '/admin/courses',
    at,
    user,
    api: {
      'GET /api/admin/overview': { body: overview() },
      [`GET ${path}`]: { body: courses },
      [NEW]: { status: 201, body: course(), ...answer },
      'POST /api/authoring/courses/c1/copies': { status: 201, body: { ...course(), id: 'c2' } },
    },
  });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Courses' }))
    .getAllByRole('row')
    .slice(1);

test('An administrator sees every course, how it stands and who teaches it', async () => {
  open([
    courseToEdit(),
    courseToEdit({ id: 'c2', title: 'Drafted', isPublished: false, instructor: null, learnerCount: 0 }),
    courseToEdit({ id: 'c3', title: 'Older', isWithdrawn: true, hasChanges: true }),
  ]);
  const [published, drafted, withdrawn] = await rows();
  expect(published).toHaveTextContent(/^Mindful meetingsPublishedInes Costa12Mar 10/);
  expect(within(published!).getByRole('link')).toHaveAttribute('href', '/admin/courses/c1');
  expect(drafted).toHaveTextContent(/^DraftedDraftFutureLab0/);
  expect(withdrawn).toHaveTextContent(/^OlderWithdrawn, with unpublished changes/);
});

test('The list is narrowed by title and status, in its address', async () => {
  const path = '/api/authoring/courses?query=meet&state=draft&limit=50';
  open([], { at: '/admin/courses?query=meet&state=draft', path });
  expect(await screen.findByText('No matches')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('draft');
});

test('A course begins with a title; what is wrong with it stands beside it', async () => {
  const body = { code: 'validation_failed', details: { title: ['Enter a title of up to 160 characters.'] } };
  const { api } = open([courseToEdit()], { answer: { status: 400, body } });
  await userEvent.click(await screen.findByRole('button', { name: 'New course' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await userEvent.type(title, ' ');
  await userEvent.click(screen.getByRole('button', { name: 'Create course' }));
  expect(await screen.findByText('Enter a title of up to 160 characters.')).toBeVisible();
  expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('A copy is opened', async () => {
  const { router } = open([courseToEdit()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Copy Mindful meetings' }));
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/courses/c2');
});

test('An instructor sees their own courses, and nothing of the administration', async () => {
  const { api } = open([courseToEdit()], { user: leo });
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'New course' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Areas' })).toBeNull();
  expect(api.requests.map(({ path }) => path)).not.toContain('/api/admin/overview');
});

test('A member who teaches nothing learns what the page is for', async () => {
  open([], { user: leo });
  expect(await screen.findByText('You don’t teach a course')).toBeVisible();
});

test('A file is imported; what is wrong with it is listed, and then what is missing', async () => {
  const IMPORTS = 'POST /api/authoring/courses/imports';
  const problem = 'Module 1, lesson 2, title: Enter some text.';
  const answers = [
    { status: 400, body: { code: 'validation_failed', message: 'No.', details: { file: [problem] } } },
    { status: 201, body: { id: 'c9', missing: ['talk.mp4'] } },
  ];
  const { api } = renderPage(<CoursesPage />, {
    path: '/admin/courses',
    at: '/admin/courses',
    user: ada,
    api: {
      'GET /api/admin/overview': { body: overview() },
      [`GET ${LIST}`]: { body: [courseToEdit()] },
      [IMPORTS]: () => answers.shift()!,
    },
  });
  const choose = async (content: string) =>
    userEvent.upload(
      await screen.findByLabelText('Course file'),
      // jsdom’s files have no text().
      Object.assign(new File([content], 'a.course.json', { type: 'application/json' }), {
        text: async () => content,
      }),
    );
  await userEvent.click(await screen.findByRole('button', { name: 'Import a file' }));
  await choose('no course');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Import course' }));
  await press();
  expect(await screen.findByText('This isn’t a course that was exported here.')).toBeVisible();
  await choose('{"format":"futurelab-course"}');
  await press();
  expect(await screen.findByText(problem)).toBeVisible();
  await press();
  expect(await screen.findByText('talk.mp4')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open course' })).toHaveAttribute('href', '/admin/courses/c9');
  const sent = api.requests.filter(({ method }) => method === 'POST');
  expect(sent.at(-1)?.body).toEqual({ file: { format: 'futurelab-course' } });
});
