import type { Course, Lesson } from '@futurelab/platform/queries/learning';
import { leo, renderPage, screen, userEvent, within } from '@futurelab/platform/testing';
import { aCertificate, aCourse, aCourseDetail, aLesson, anEnrollment, nothingRelated } from '../../test-data';
import LessonPage from './lesson-page';

const RELATED = 'GET /api/courses/ai-foundations/related';
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
    expect(await screen.findByText(/1 lesson of this course is left/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'You finished AI Foundations' })).toBeNull();
  });
});
