import type { Track } from '@futurelab/platform/format';
import { leadingPath } from './leading-path';

const enrolled = (title: string, progress: number, track: Track = 'leadership-transformation') => ({
  progress,
  course: { slug: title.toLowerCase().replaceAll(' ', '-'), title, track },
});

test('without courses there is no path', () => {
  expect(leadingPath([])).toBeNull();
});

test('the path is the track with most courses and its percent is completed over total', () => {
  const path = leadingPath([
    enrolled('Prompt Writing', 100, 'ai-mastery'),
    enrolled('Leading Through Change', 100),
    enrolled('The Learning Organization', 60),
    enrolled('Leadership', 0),
  ]);
  expect(path).toMatchObject({
    track: 'leadership-transformation',
    completed: 1,
    total: 3,
    percent: 33,
  });
});

test('three courses are shown and the rest is counted', () => {
  const path = leadingPath(
    ['AI One', 'AI Two', 'AI Three', 'AI Four', 'AI Five'].map((title) => enrolled(title, 0)),
  );
  expect(path?.courses.map(({ title }) => title)).toEqual(['AI One', 'AI Two', 'AI Three']);
  expect(path?.more).toBe(2);
});
