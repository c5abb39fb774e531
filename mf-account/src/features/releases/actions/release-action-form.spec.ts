import { NEXT, section } from '../../../testing/release-responses';
import { releaseActionForm, requestOf, untouched } from './release-action-form';

const filled = { ...untouched, reason: '  Looks good.  ' };
const problems = (values: object) =>
  releaseActionForm.safeParse({ ...filled, ...values }).error?.issues.map(({ path }) => path[0]) ?? [];

test('A reason is needed, of at most 500 characters', () => {
  expect(releaseActionForm.parse(filled).reason).toBe('Looks good.');
  expect(problems({ reason: '   ' })).toEqual(['reason']);
  expect(problems({ reason: 'x'.repeat(500) })).toEqual([]);
  expect(problems({ reason: 'x'.repeat(501) })).toEqual(['reason']);
});

test('A share is a whole number from 1 to 100', () => {
  expect([1, 100].flatMap((percent) => problems({ percent }))).toEqual([]);
  for (const percent of [0, 101, 2.5, NaN]) expect(problems({ percent })).toEqual(['percent']);
});

test('An action names the version of the section that was looked at', () => {
  const action = { kind: 'canary', app: 'mf-learning', release: NEXT } as const;
  const request = { action, reason: filled.reason, expectedVersion: 7, paths: ['/learn', '/courses'] };
  expect(requestOf(action, section(), { ...filled, paths: ' /learn\n/courses ' })).toEqual({
    ...request,
    audience: { percent: 10 },
  });
  expect(requestOf(action, section(), { ...filled, audience: 'hpc', paths: '/learn /courses' })).toEqual({
    ...request,
    audience: { cohort: 'hpc' },
  });
});
