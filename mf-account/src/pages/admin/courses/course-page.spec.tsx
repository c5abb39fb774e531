import {
  ada,
  fireEvent,
  leo,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
} from '@futurelab/platform/testing';
import type { CourseDraft } from '../../../queries/admin/courses/course-draft';
import { course } from '../../../testing/course-responses';
import { overview } from '../../../testing/overview-responses';
import CoursePage from './course-page';

const DRAFT = '/api/authoring/courses/c1/draft';
const open = (draft: CourseDraft, { at = '/admin/courses/c1', user = ada, api = {} } = {}) => {
  let now = draft;
  return renderPage(<CoursePage />, {
    path: '/admin/courses/:id',
    at,
    user,
    api: {
      'GET /api/admin/overview': { body: overview() },
      [`GET ${DRAFT}`]: () => ({ body: now }),
      [`PUT ${DRAFT}`]: (body) => {
        const { document } = body as { document: CourseDraft['document'] };
        now = { ...now, version: now.version + 1, document };
        return { body: now };
      },
      ...api,
    },
  });
};
const lessons = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .queryAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('A lesson moves by keyboard, keeps the focus in another module, and its place is announced', async () => {
  open(course());
  const down = await screen.findByRole('button', { name: 'Move Say when down' });
  down.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(lessons('Before')).toEqual(['Say why']));
  expect(lessons('After')).toEqual(['Say when', 'Write it down']);
  expect(screen.getByText('Say when is now lesson 1 of 2 in After.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Say when down' })).toHaveFocus();
  await waitFor(() => expect(screen.getByText(/^Published, with unpublished changes/)).toBeVisible());
});

test('A lesson is dragged before another one', async () => {
  open(course());
  const row = (name: string) => screen.getByRole('link', { name }).closest('li')!;
  await screen.findByRole('link', { name: 'Write it down' });
  const dataTransfer = { setData: jest.fn(), effectAllowed: '' };
  fireEvent.dragStart(row('Write it down'), { dataTransfer });
  fireEvent.dragOver(row('Say why'), { dataTransfer });
  fireEvent.drop(row('Say why'), { dataTransfer });
  await waitFor(() => expect(lessons('Before')).toEqual(['Write it down', 'Say why', 'Say when']));
  expect(await screen.findByText(/^Published, with unpublished changes/)).toBeVisible();
});

test('A module is dragged before another one, and to the end', async () => {
  open(course());
  const dataTransfer = { setData: jest.fn(), effectAllowed: '' };
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const drag = (name: string, target: Element) => {
    const head = screen.getByRole('heading', { level: 2, name }).closest('header')!;
    fireEvent.dragStart(head, { dataTransfer });
    fireEvent.dragOver(target, { dataTransfer });
    fireEvent.drop(target, { dataTransfer });
  };
  await screen.findByRole('link', { name: 'Write it down' });
  drag('After', screen.getByRole('link', { name: 'Say why' }));
  await waitFor(() => expect(titles()).toEqual(['After', 'Before']));
  expect(screen.getByText('After is now module 1 of 2.')).toBeInTheDocument();
  drag('After', screen.getByRole('textbox', { name: 'New module' }));
  await waitFor(() => expect(titles()).toEqual(['Before', 'After']));
});

test('Modules and lessons are added, renamed and removed', async () => {
  open(course());
  await userEvent.type(await screen.findByRole('textbox', { name: 'New lesson in After' }), 'Send it{Enter}');
  await waitFor(() => expect(lessons('After')).toEqual(['Write it down', 'Send it']));
  await userEvent.type(screen.getByRole('textbox', { name: 'New module' }), 'Later{Enter}');
  expect(await screen.findByRole('region', { name: 'Later' })).toBeVisible();

  await press('More for Say why');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Say who{Enter}');
  await waitFor(() => expect(lessons('Before')).toEqual(['Say who', 'Say when']));

  await press('More for Before');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await press('Remove module');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Before' })).toBeNull());
});

test('What could not be added stays typed', async () => {
  open(course(), { api: { [`PUT ${DRAFT}`]: { status: 500, body: {} } } });
  const field = await screen.findByRole('textbox', { name: 'New module' });
  await userEvent.type(field, 'Later{Enter}');
  expect(await screen.findByText(/Everything you entered is still here/)).toBeVisible();
  expect(field).toHaveValue('Later');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Later' })).toBeNull());
});

test('What is missing is listed, each with the way there', async () => {
  const problems = {
    'document.promise': ['Enter some text.'],
    'document.modules.0.lessons.1.blocks': ['Add at least 1.'],
  };
  open({ ...course(), isPublished: false, publishedVersion: null, problems });
  const list = await screen.findByRole('region', { name: 'Before you can publish' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Promise', '/admin/courses/c1?tab=settings'],
    ['Lesson “Say when”', '/admin/courses/c1/lessons/l2'],
  ]);
  expect(list).toHaveTextContent('Add some content.');
});

test('Settings are saved over what others changed elsewhere; what is wrong stands beside its field', async () => {
  const details = { 'document.outcomes.1': ['Use up to 300 characters.'] };
  const refusal = { status: 400, body: { code: 'validation_failed', message: 'No.', details } };
  const { api } = open(course(), {
    at: '/admin/courses/c1?tab=settings',
    api: { [`PUT ${DRAFT}`]: refusal },
  });
  const promise = await screen.findByRole('textbox', { name: 'Promise' });
  await userEvent.clear(promise);
  await userEvent.type(promise, 'Meet less.');
  await press('Save settings');
  expect(await screen.findByText('Use up to 300 characters.')).toBeVisible();
  expect(promise).toHaveValue('Meet less.');
  expect(api.requests.at(-1)).toMatchObject({
    method: 'PUT',
    body: { version: 4, document: { promise: 'Meet less.', modules: [{ id: 'm1' }, { id: 'm2' }] } },
  });
});

test('A setting that two have changed is not saved before the second has seen the first', async () => {
  let now = course();
  const { api } = open(now, {
    at: '/admin/courses/c1?tab=settings',
    api: { [`GET ${DRAFT}`]: () => ({ body: now }) },
  });
  const promise = await screen.findByRole('textbox', { name: 'Promise' });
  await userEvent.type(promise, ' Mine.');
  now = course({ version: 5, document: { ...now.document, promise: 'Theirs.' } });
  await press('Save settings');
  expect(await screen.findByText(/Someone else changed the same settings/)).toBeVisible();
  expect(api.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  await press('Show saved version');
  expect(promise).toHaveValue('Theirs.');
});

test('A course is withdrawn with a reason', async () => {
  const withdrawn = course({ isWithdrawn: true });
  const { api } = open(course(), {
    api: { 'DELETE /api/authoring/courses/c1/publication': { body: withdrawn } },
  });
  await press('More for Mindful meetings');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Withdraw' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw course' }));
  expect(await screen.findByText('Enter a reason.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Out of date');
  await press('Withdraw course');
  expect(await screen.findByText(/^Withdrawn\./)).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ reason: 'Out of date' });
});

test('Publishing is scheduled in the author’s zone, changed and canceled', async () => {
  const draft = course({ version: 5 });
  const planned = { ...draft, publishAt: '2026-05-14T06:00:00.000Z' };
  const SCHEDULE = '/api/authoring/courses/c1/schedule';
  const late = { code: 'validation_failed', details: { at: ['Choose a time in the future.'] } };
  const answers = [{ status: 400, body: late }, { body: planned }];
  const { api } = open(draft, {
    user: { ...ada, timeZone: 'Europe/Bucharest' },
    api: { [`PUT ${SCHEDULE}`]: () => answers.shift()!, [`DELETE ${SCHEDULE}`]: { body: draft } },
  });
  await press('More for Mindful meetings');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Schedule publishing' }));
  const at = await screen.findByLabelText(/^Publish at/);
  expect(screen.getByText('Local time in Bucharest.')).toBeVisible();
  fireEvent.change(at, { target: { value: '2026-05-14T09:00' } });
  await press('Save schedule');
  expect(await screen.findByText('Choose a time in the future.')).toBeVisible();
  await press('Save schedule');
  expect(await screen.findByText(/Publishes on .*May 14.*9:00 AM/)).toBeVisible();
  expect(api.requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
    at: '2026-05-14T09:00',
  });
  await press('More for Mindful meetings');
  expect(screen.getByRole('menuitem', { name: 'Change schedule' })).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel schedule' }));
  await waitFor(() => expect(screen.queryByText(/Publishes on/)).toBeNull());
});

test('A course that could not be published as scheduled says so until that is dismissed', async () => {
  const failed = course({ version: 5, publishFailedAt: '2026-05-14T06:00:00.000Z' });
  open(failed, {
    api: { 'DELETE /api/authoring/courses/c1/schedule': { body: { ...failed, publishFailedAt: null } } },
  });
  expect(await screen.findByText(/^Not published as scheduled on/)).toBeVisible();
  await press('Dismiss');
  await waitFor(() => expect(screen.queryByText(/^Not published as scheduled/)).toBeNull());
});

test('The settings say which word of the title gave the track', async () => {
  open(course(), { at: '/admin/courses/c1?tab=settings' });
  expect(await screen.findByRole('combobox', { name: 'Track' })).toHaveDisplayValue(
    'By its title: Consciousness Integration, from “Mindful”',
  );
});

test('An instructor changes no price, no instructor and no track', async () => {
  open(course(), { at: '/admin/courses/c1?tab=settings', user: leo });
  expect(await screen.findByRole('textbox', { name: 'Promise' })).toBeVisible();
  for (const name of ['Price', 'Track']) expect(screen.queryByRole('combobox', { name })).toBeNull();
  expect(screen.queryByRole('searchbox', { name: 'Instructor' })).toBeNull();
});

test('A course of others is not found', async () => {
  open(course(), { user: leo, api: { [`GET ${DRAFT}`]: { status: 404, body: {} } } });
  expect(await screen.findByText('Course not found')).toBeVisible();
});
