import { ada, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import { course } from '../../../testing/course-responses';
import { overview } from '../../../testing/overview-responses';
import LessonPage from './lesson-page';

const DRAFT = 'GET /api/authoring/courses/c1/draft';
const LESSON = 'PUT /api/authoring/courses/c1/lessons/l1';
const open = (api = {}) =>
  renderPage(<LessonPage />, {
    path: '/admin/courses/:id/lessons/:lessonId',
    at: '/admin/courses/c1/lessons/l1',
    user: ada,
    api: {
      'GET /api/admin/overview': { body: overview() },
      [DRAFT]: { body: course() },
      [LESSON]: { body: course({ version: 5 }) },
      'GET /api/authoring/courses/c1/media?block=audio': {
        body: [{ id: 'f1', name: 'talk.mp3', durationSeconds: 90.2 }],
      },
      ...api,
    },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (name: string, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name }), text);

test('A lesson gets a quiz, and is saved with the answers', async () => {
  const { api } = open();
  await press('Add quiz');
  expect(screen.getAllByRole('textbox', { name: 'Title' })[1]).toHaveFocus();
  await fill('Question', 'What comes first?');
  await fill('Choice 1', 'The reason');
  await fill('Choice 2', 'The coffee');
  await userEvent.click(screen.getByRole('radio', { name: 'Choice 1 is right' }));
  await fill('Explanation', 'Say why.');
  await press('Save lesson');
  await waitFor(() => expect(api.requests.at(-1)?.method).toBe('PUT'));
  const { body } = api.requests.find(({ method }) => method === 'PUT')!;
  const choice = { id: expect.stringMatching(/^choice-/) };
  expect(body).toMatchObject({
    version: 4,
    lesson: {
      title: 'Say why',
      blocks: [
        { kind: 'text', body: 'Say why.' },
        {
          kind: 'quiz',
          questions: [
            {
              kind: 'single',
              prompt: 'What comes first?',
              options: [
                { ...choice, text: 'The reason' },
                { ...choice, text: 'The coffee' },
              ],
            },
          ],
        },
      ],
    },
  });
  const [question] = (
    body as { lesson: { blocks: { questions: { answer: string; options: { id: string }[] }[] }[] } }
  ).lesson.blocks[1]!.questions;
  expect(question!.answer).toBe(question!.options[0]!.id);
});

test.each([
  ['Several right answers', 'Choice 1 is right'],
  ['Put in order', 'Item 3'],
  ['Match pairs', 'Left side of pair 3'],
  ['Short text', 'Model answer'],
])('A question can be of the type “%s”', async (type, field) => {
  open();
  await press('Add quiz');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type of answer' }), type);
  expect(screen.getByLabelText(field)).toBeVisible();
});

test('What is wrong stands beside its field, and what was typed stays', async () => {
  const details = { 'document.modules.0.lessons.0.blocks.1.questions.0.answer': ['No.'] };
  open({ [LESSON]: { status: 400, body: { code: 'validation_failed', message: 'No.', details } } });
  await press('Add quiz');
  await fill('Question', 'Why?');
  await press('Save lesson');
  expect(await screen.findByText('Mark what is right.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue('Why?');
});

test('A recording of the library brings its length; captions are pasted as they are, the wrong line is named', async () => {
  const { api } = open();
  await press('Add audio');
  const captions = screen.getByRole('textbox', { name: 'Captions' });
  await userEvent.type(captions, 'Say why.');
  expect(await screen.findByText(/^Line 1 isn’t a caption/)).toBeVisible();
  await userEvent.clear(captions);
  await userEvent.type(captions, '00:01.000 --> 00:04.000{Enter}Say why.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Recording' }), 'talk.mp3');
  expect(screen.getByRole('textbox', { name: 'Length' })).toHaveValue('1:30');
  await press('Save lesson');
  await waitFor(() => expect(api.requests.at(-1)?.method).toBe('PUT'));
  expect(api.requests.at(-1)!.body).toMatchObject({
    lesson: {
      blocks: [{}, { media: 'f1', seconds: 90, transcript: [{ start: 1, end: 4, text: 'Say why.' }] }],
    },
  });
});

test('Content is put in order by keyboard, and removed', async () => {
  open();
  await press('Add reflection');
  const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings()).toEqual(['1. Text', '2. Reflection']);
  screen.getByRole('button', { name: 'Move 2. Reflection up' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(headings()).toEqual(['1. Reflection', '2. Text']);
  expect(screen.getByRole('button', { name: 'Move 1. Reflection up' })).toHaveFocus();
  await press('Remove 1. Reflection');
  expect(headings()).toEqual(['1. Text']);
});

test('The second of two authors sees how the two versions differ, and chooses', async () => {
  let now = course();
  const stale = { code: 'stale_course', message: 'Someone else saved this lesson while you were editing.' };
  const { api } = open({
    [DRAFT]: () => ({ body: now }),
    [LESSON]: () => (now.version === 4 ? { body: now } : { status: 409, body: stale }),
  });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await userEvent.type(title, ', mine');
  const [module, ...rest] = now.document.modules;
  const [lesson, ...others] = module!.lessons;
  const modules = [{ ...module!, lessons: [{ ...lesson!, title: 'Say why, theirs' }, ...others] }, ...rest];
  now = course({ version: 5, document: { ...now.document, modules } });
  await press('Save lesson');
  const conflict = await screen.findByRole('region', { name: 'Someone else saved this lesson' });
  const lines = await within(conflict).findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '−Removed: Lesson: Say why, theirs',
    '+Added: Lesson: Say why, mine',
    'Type: Text',
  ]);
  await press('Save my version');
  const writes = () => api.requests.filter(({ method }) => method === 'PUT');
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toMatchObject([{ version: 4 }, { version: 5 }]),
  );
  await press('Use their version');
  expect(title).toHaveValue('Say why, theirs');
});
