import type { Enrollment } from '@futurelab/platform/queries/learning';
import { maya, renderPage, screen, within } from '@futurelab/platform/testing';
import type { ReactNode } from 'react';
import { anEnrollment } from '../test-data';
import Achievements from './achievements';
import ContinueLearning from './continue-learning';
import LearningNumbers from './learning-numbers';
import LearningPath from './learning-path';

const enrollment = (
  title: string,
  more: Partial<Enrollment>,
  track: Enrollment['course']['track'] = 'ai-mastery',
) => {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const course = { id: slug, slug, title, duration: '2 h 10 min', durationMinutes: 130, lessonCount: 9 };
  return anEnrollment({
    id: slug,
    courseId: slug,
    course: { ...course, coverSeed: slug, track },
    lastActivityAt: '2026-03-01T08:00:00Z',
    nextLesson: { id: 'l', slug: 'asking-well', title: 'Asking well', position: 4 },
    ...more,
  });
};
const enrollments = [
  enrollment('AI Foundations', { progress: 100, completedAt: '2026-02-20T08:00:00Z', nextLesson: null }),
  enrollment('Prompt Writing', { progress: 62, lastActivityAt: '2026-03-05T08:00:00Z' }),
  enrollment('Automation Without Regret', { progress: 20 }),
  enrollment(
    'Leading Through Change',
    { progress: 10, lastActivityAt: '2026-02-02T08:00:00Z' },
    'leadership-transformation',
  ),
  enrollment('Coding With Care', { progress: 0, lastActivityAt: null }),
];
const api = {
  'GET /api/my/enrollments': { body: enrollments },
  'GET /api/my/groups': { body: [{}] },
  'GET /api/my/activity': { body: { learningStreakDays: 6, lastActiveOn: '2026-03-05', guide: {} } },
  'GET /api/my/achievements': {
    body: [
      {
        key: 'ten-lessons',
        kind: 'learning',
        title: 'Ten Lessons',
        rule: 'Complete ten lessons',
        href: '/learn/prompt-writing/lesson/asking-well',
        earnedAt: '2026-03-05T08:00:00Z',
        about: null,
        isPrivate: false,
      },
    ],
  },
  'GET /api/learning-paths': {
    body: [
      {
        id: 'ai-mastery',
        title: 'AI Mastery',
        description: '',
        isMember: false,
        totalMinutes: 300,
        total: 5,
        completed: 1,
        percent: 20,
        next: null,
        courses: [],
      },
    ],
  },
};
const nothing = {
  ...Object.fromEntries(Object.keys(api).map((path) => [path, { body: [] as unknown }])),
  'GET /api/my/activity': api['GET /api/my/activity'],
};
const open = (fragment: ReactNode, answers: object = api) =>
  renderPage(fragment, { user: maya, api: { ...api, ...answers } });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('A member’s learning is four numbers', async () => {
  open(<LearningNumbers />);
  const numbers = await part('Your learning in numbers');
  const value = (label: string) => numbers.getByText(label).nextElementSibling;
  expect(value('Courses Enrolled')).toHaveTextContent('5');
  expect(value('Completed')).toHaveTextContent('1');
  expect(value('Learning Streak')).toHaveTextContent('6 days');
  expect(value('Overall Progress')).toHaveTextContent('38%');
});

describe('what a member continues', () => {
  test('is up to three courses in progress, the latest first', async () => {
    open(<ContinueLearning />);
    const learning = await part('Continue Learning');
    const titles = await learning.findAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      'Prompt Writing',
      'Automation Without Regret',
      'Leading Through Change',
    ]);
    expect(learning.getByRole('progressbar', { name: 'Progress in Prompt Writing' })).toHaveAttribute(
      'value',
      '62',
    );
    expect(learning.getAllByText(/2 h 10 min/)).toHaveLength(3);
    expect(learning.getByRole('link', { name: 'Continue Prompt Writing' })).toHaveAttribute(
      'href',
      '/learn/prompt-writing',
    );
  });

  test('is to be chosen while there is nothing', async () => {
    open(<ContinueLearning />, nothing);
    expect(await screen.findByText('Ready to Begin Your Journey')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a course' })).toHaveAttribute('href', '/courses');
  });

  test('is a course that waits for its first lesson, to be started', async () => {
    const waiting = enrollment('Prompt Writing', { progress: 0 });
    open(<ContinueLearning />, { 'GET /api/my/enrollments': { body: [waiting] } });
    expect(await screen.findByRole('link', { name: 'Start Prompt Writing' })).toHaveAttribute(
      'href',
      '/learn/prompt-writing',
    );
    expect(screen.queryByText('Ready to Begin Your Journey')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Asking well' })).toHaveAttribute(
      'href',
      '/learn/prompt-writing/lesson/asking-well',
    );
  });
});

test('The path is the one with most courses, three of them, and the rest counted', async () => {
  open(<LearningPath />);
  const path = await part('Learning Path');
  expect(await path.findByRole('link', { name: 'AI Mastery' })).toHaveAttribute('href', '/ai-mastery-track');
  expect(path.getByText('1 of 5 courses completed')).toBeVisible();
  expect(path.getByText('20%', { selector: 'p' })).toBeVisible();
  expect(path.getByText('and 2 more courses')).toBeVisible();
});

describe('a member’s achievements', () => {
  test('are unlocked by what is done, and what was earned last follows', async () => {
    open(<Achievements />);
    const achievements = await part('Achievements');
    expect(await achievements.findAllByText('Unlocked')).toHaveLength(3);
    expect(await achievements.findByRole('link', { name: 'Ten Lessons' })).toHaveAttribute(
      'href',
      '/learn/prompt-writing/lesson/asking-well',
    );
  });

  test('are locked at first, each with its rule', async () => {
    open(<Achievements />, nothing);
    const achievements = await part('Achievements');
    expect(await achievements.findByText('Join a group')).toBeVisible();
    expect(achievements.queryByText('Unlocked')).not.toBeInTheDocument();
  });
});
