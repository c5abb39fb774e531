import type { Course, Lesson } from '@futurelab/platform/queries/learning';
import { leo, renderPage, screen, userEvent, within } from '@futurelab/platform/testing';
import { aCertificate, aCourse, aCourseDetail, aLesson, anEnrollment, nothingRelated } from '../../test-data';
import LessonPage from './lesson-page';

const RELATED = 'GET /api/courses/ai-foundations/related';
const pia = {
  ...{ id: 'pia-id', slug: 'pia', name: 'Pia Peer', currentRole: 'Editor', location: null },
  ...{ profileImageUrl: null, hasFinished: false, helpsWith: ['Checking'] },
};
const enrolled = (progress: number, completed: string[] = []): Course => {
  const course = aCourseDetail({ enrollment: { id: 'e1', progress, newLessons: 0, nextLesson: null } });
  const modules = course.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({ ...lesson, isCompleted: completed.includes(lesson.id) })),
  }));
  return { ...course, modules };
};
const last = (more: Partial<Lesson> = {}) =>
  aLesson({ id: 'l2', slug: 'what-it-does-not', title: 'What it does not', next: null, ...more });

const open = (course: () => Course, lesson: () => Lesson, api = {}) =>
  renderPage(<LessonPage />, {
    path: '/learn/:courseId/lesson/:lessonId',
    at: '/learn/ai-foundations/lesson/here',
    user: leo,
    api: {
      'GET /api/courses/ai-foundations': () => ({ body: course() }),
      'GET /api/courses/ai-foundations/lessons/here': () => ({ body: lesson() }),
      ...api,
    },
  });

describe('the page of a lesson that is completed', () => {
  it('names people to apply it with, and asks for none before', async () => {
    let isCompleted = false;
    const { api } = open(
      () => enrolled(0),
      () => aLesson({ isCompleted }),
      {
        [RELATED]: { body: { ...nothingRelated, people: [pia] } },
        'PUT /api/lessons/l1/completion': () => {
          isCompleted = true;
          return { body: anEnrollment() };
        },
      },
    );
    const button = await screen.findByRole('button', { name: 'Mark complete' });
    expect(screen.queryByRole('region', { name: 'Apply it with someone' })).toBeNull();
    expect(api.requests.map(({ path }) => path)).not.toContain('/api/courses/ai-foundations/related');
    await userEvent.click(button);
    const people = within(await screen.findByRole('region', { name: 'Apply it with someone' }));
    expect(await people.findByRole('link', { name: 'Pia Peer' })).toHaveAttribute('href', '/profile/pia');
    expect(people.getByText('Is taking this course, can help with Checking')).toBeInTheDocument();
    expect(people.getByRole('link', { name: 'Message Pia Peer' })).toHaveAttribute(
      'href',
      '/messages?to=pia-id',
    );
  });

  it('says so where nobody else shows that they take the course', async () => {
    open(
      () => enrolled(50),
      () => aLesson({ isCompleted: true }),
      { [RELATED]: { body: nothingRelated } },
    );
    expect(
      await screen.findByRole('link', { name: 'Look for somebody who can help with it' }),
    ).toHaveAttribute('href', '/community/members');
  });

  it('asks again for the people that did not load', async () => {
    let answer: object = { status: 503 };
    open(
      () => enrolled(50),
      () => aLesson({ isCompleted: true }),
      { [RELATED]: () => answer },
    );
    const people = within(await screen.findByRole('region', { name: 'Apply it with someone' }));
    expect(await people.findByText('The people did not load')).toBeInTheDocument();
    answer = { body: { ...nothingRelated, people: [pia] } };
    await userEvent.click(people.getByRole('button', { name: 'Retry' }));
    expect(await people.findByText('Pia Peer')).toBeInTheDocument();
  });

  it('leads from the end of the course to the certificate and the next course', async () => {
    open(
      () => enrolled(100, ['l1', 'l2']),
      () => last({ isCompleted: true }),
      {
        [RELATED]: {
          body: { ...nothingRelated, nextCourse: aCourse({ id: 'c2', slug: 'two', title: 'Course two' }) },
        },
        'GET /api/my/certificates': { body: [aCertificate({ id: 'k1' })] },
      },
    );
    const end = within(await screen.findByRole('region', { name: 'You finished AI Foundations' }));
    expect(await end.findByRole('link', { name: 'See your certificate' })).toHaveAttribute(
      'href',
      '/certificates/k1',
    );
    expect(end.getByRole('link', { name: 'Course two' })).toHaveAttribute('href', '/courses/two');
  });

  it('ends the course at whichever lesson was completed last', async () => {
    let completed = ['l2'];
    open(
      () => enrolled(completed.length * 50, completed),
      () => aLesson({ isCompleted: completed.includes('l1') }),
      {
        [RELATED]: { body: nothingRelated },
        'GET /api/my/certificates': { body: [] },
        'PUT /api/lessons/l1/completion': () => {
          completed = ['l1', 'l2'];
          return { body: anEnrollment() };
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Mark complete' }));
    const end = within(await screen.findByRole('region', { name: 'You finished AI Foundations' }));
    expect(await end.findByRole('link', { name: 'See every course' })).toBeInTheDocument();
  });

  it('says at the last lesson what is still open', async () => {
    open(
      () => enrolled(50, ['l2']),
      () => last({ isCompleted: true }),
      { [RELATED]: { body: nothingRelated } },
    );
    expect(await screen.findByText(/1 lesson of this course is still open/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'You finished AI Foundations' })).toBeNull();
  });
});
