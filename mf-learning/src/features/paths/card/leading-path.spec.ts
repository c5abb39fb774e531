import type { Track } from '@futurelab/platform/format';
import { leadingPath } from './leading-path';

const enrolled = (title: string, progress: number, track: Track = 'leadership-transformation') => ({
  progress,
  course: { slug: title.toLowerCase().replaceAll(' ', '-'), title, track },
});

const path = (id: Track, completed: number, total: number, percent: number) => ({
  id,
  completed,
  total,
  percent,
});

test('without courses there is no path', () => {
  expect(leadingPath([], [path('ai-mastery', 0, 4, 0)])).toBeNull();
});

test('the path is the track with most courses and its percent is that of the path, all its courses counted', () => {
  const leading = leadingPath(
    [
      enrolled('Prompt Writing', 100, 'ai-mastery'),
      enrolled('Leading Through Change', 100),
      enrolled('The Learning Organization', 60),
      enrolled('Leadership', 0),
    ],
    [path('ai-mastery', 1, 4, 25), path('leadership-transformation', 1, 5, 20)],
  );
  expect(leading).toMatchObject({
    track: 'leadership-transformation',
    completed: 1,
    total: 5,
    percent: 20,
  });
});

test('three courses are shown and the rest is counted', () => {
  const leading = leadingPath(
    ['AI One', 'AI Two', 'AI Three', 'AI Four', 'AI Five'].map((title) => enrolled(title, 0)),
    [path('leadership-transformation', 0, 7, 0)],
  );
  expect(leading?.courses.map(({ title }) => title)).toEqual(['AI One', 'AI Two', 'AI Three']);
  expect(leading?.more).toBe(4);
});
