import { queueEvent } from '@futurelab/platform/telemetry';
import { recordPageView, pageViewAt } from './page-view';

jest.mock('@futurelab/platform/telemetry', () => ({ queueEvent: jest.fn() }));

const courses = { app: 'mf-learning', release: 'r1', route: '/courses' };
const home = { app: 'mf-account', release: 'r2', route: '/' };

test('A measure belongs to the page that was on the screen at its time', () => {
  const now = jest.spyOn(performance, 'now');
  now.mockReturnValue(600);
  recordPageView(courses);
  now.mockReturnValue(5_000);
  recordPageView(null);
  now.mockReturnValue(9_000);
  recordPageView(home);
  expect([0, 300, 4_999].map(pageViewAt)).toEqual([courses, courses, courses]);
  expect(pageViewAt(5_001)).toBeNull();
  expect(pageViewAt(20_000)).toEqual(home);
});

test('Every page of a section that is shown is reported, with its release; pages of the shell are not', () => {
  expect((queueEvent as jest.Mock).mock.calls).toEqual([
    [{ kind: 'load', app: 'mf-learning', release: 'r1' }],
    [{ kind: 'load', app: 'mf-account', release: 'r2' }],
  ]);
});
