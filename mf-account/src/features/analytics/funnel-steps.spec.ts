import { inPercent } from '../../shared/model/share';
import { funnelSteps, stepList } from './funnel-steps';

test('Each step is a share of the members who joined', () => {
  const steps = funnelSteps({ joined: 40, onboarded: 30, learned: 15, posted: 3, attended: 10, pro: 1 });
  expect(steps.map(({ name, people, share }) => [name, people, inPercent(share)])).toEqual([
    ['Joined', 40, '100%'],
    ['Onboarded', 30, '75%'],
    ['First lesson', 15, '38%'],
    ['First post', 3, '8%'],
    ['First event', 10, '25%'],
    ['Pro', 1, '3%'],
  ]);
});

test('Where nobody joined there is no share', () => {
  const steps = funnelSteps({ joined: 0, onboarded: 0, learned: 0, posted: 0, attended: 0, pro: 0 });
  expect(steps.map(({ share }) => inPercent(share))).toEqual(['–', '–', '–', '–', '–', '–']);
});

test('Each step leads to the members whom it counts', () => {
  const days = { from: '2026-02-01', to: '2026-02-28' };
  expect(stepList('joined', days)).toBe('/admin/members?joinedFrom=2026-02-01&joinedTo=2026-02-28');
  expect(stepList('posted', days)).toBe(
    '/admin/members?joinedFrom=2026-02-01&joinedTo=2026-02-28&step=posted',
  );
});
