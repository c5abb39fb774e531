import { maya, renderPage, screen, userEvent, type StubResponses } from '@futurelab/platform/testing';
import type { ReactNode } from 'react';
import ProfileLearning from '../../fragments/profile-learning';
import ProfilePath from '../../fragments/profile-path';
import { anEnrollment } from '../../test-data';

const achievement = {
  ...{ key: 'ten-lessons', title: 'Ten Lessons', rule: 'Complete ten lessons', href: '/courses' },
  ...{ earnedAt: '2025-04-01T08:00:00Z', isPrivate: false },
};
const finished = { slug: 'ai-foundations', title: 'AI Foundations', isVisible: true };
const ofMember = (fragment: ReactNode, member: object) =>
  renderPage(fragment, {
    path: '/profile/:id',
    at: '/profile/hana',
    user: maya,
    api: { 'GET /api/members/hana': { body: { finishedCourses: [], achievements: [], ...member } } },
  });
const link = (name: string) => screen.findByRole('link', { name });

describe('what a member has learned', () => {
  test('is the courses they have finished, and what they have earned', async () => {
    ofMember(<ProfileLearning />, { finishedCourses: [finished], achievements: [achievement] });
    expect(await link('AI Foundations')).toHaveAttribute('href', '/courses/ai-foundations');
    expect(await link('Ten Lessons')).toHaveAttribute('href', '/courses');
    expect(screen.getByText('Complete ten lessons')).toBeVisible();
  });

  test('names the courses the reader cannot open, without a link', async () => {
    ofMember(<ProfileLearning />, { finishedCourses: [{ ...finished, isVisible: false }] });
    expect(await screen.findByText('AI Foundations')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Achievements' })).toBeNull();
  });

  test('has the path of a member who shows courses', async () => {
    const path = { track: 'ai-mastery', completed: 1, total: 3, percent: 33, more: 1 };
    const courses = [
      { slug: 'one', title: 'Course One', isVisible: true, progress: 60 },
      { slug: 'two', title: 'Course Two', isVisible: false, progress: 0 },
    ];
    ofMember(<ProfilePath />, { learningPath: { ...path, courses } });
    expect(await screen.findByRole('heading', { name: 'Learning path' })).toBeVisible();
    expect(await link('Course One')).toHaveAttribute('href', '/courses/one');
    expect(screen.queryByRole('link', { name: 'Course Two' })).toBeNull();
    expect(screen.getByText('and 1 more course')).toBeVisible();
  });
});

describe('what one has learned oneself', () => {
  const course = (slug: string, title: string, progress = 100) => {
    const one = anEnrollment();
    return { ...one, id: slug, courseId: slug, progress, course: { ...one.course, id: slug, slug, title } };
  };
  const api: StubResponses = {
    'GET /api/my/profile': { body: { hiddenCourses: ['prompts'], hiddenAchievements: ['hidden'] } },
    'GET /api/my/enrollments': {
      body: [
        course('ai', 'AI Foundations'),
        course('prompts', 'Prompt Writing'),
        course('ethics', 'Ethics', 50),
      ],
    },
    'GET /api/my/achievements': {
      body: [
        achievement,
        { ...achievement, key: 'hidden', title: 'Hidden' },
        { ...achievement, key: 'private', title: 'Private', isPrivate: true },
        { ...achievement, key: 'later', title: 'Later', earnedAt: null },
      ],
    },
  };
  const open = (answers: StubResponses = {}) =>
    renderPage(<ProfileLearning />, {
      path: '/profile',
      at: '/profile',
      user: maya,
      api: { ...api, ...answers },
    });

  test('leaves out what is not finished or earned, and what one does not show', async () => {
    open();
    expect(await link('AI Foundations')).toBeVisible();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'AI Foundations',
      'Ten Lessons',
    ]);
  });

  test('can be asked for again', async () => {
    let attempts = 0;
    open({
      'GET /api/my/enrollments': () =>
        ++attempts === 1 ? { status: 503, body: 'busy' } : { body: [course('ai', 'AI Foundations')] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await link('AI Foundations')).toBeVisible();
  });
});
