import { renderPage, screen } from '@futurelab/platform/testing';
import { JoinedPaths } from './joined-paths';

const path = {
  id: 'ai-mastery' as const,
  title: 'AI Mastery',
  description: '',
  isMember: true,
  totalMinutes: 90,
  total: 4,
  completed: 1,
  percent: 25,
  next: {
    course: { id: 'c', slug: 'prompts', title: 'Prompts' },
    lesson: { id: 'l', slug: 'ask-well', title: 'Ask well', position: 2 },
  },
  courses: [],
};
const show = (more: object) =>
  renderPage(<JoinedPaths joined={[{ ...path, ...more }]} besides={false} />, { path: '/', at: '/' });

test('A joined path shows how far the member is and leads to the next lesson', async () => {
  show({});
  expect(await screen.findByRole('link', { name: 'AI Mastery' })).toHaveAttribute(
    'href',
    '/ai-mastery-track',
  );
  expect(screen.getByText('1 of 4 courses completed')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask well, in Prompts' })).toHaveAttribute(
    'href',
    '/learn/prompts/lesson/ask-well',
  );
});

test('It leads to the course before the member is enrolled, and nowhere when all is completed', async () => {
  show({ next: { ...path.next, lesson: null } });
  expect(await screen.findByRole('link', { name: 'Prompts' })).toHaveAttribute('href', '/courses/prompts');
  show({ next: null });
  expect(await screen.findByText('You completed every course.')).toBeInTheDocument();
});
