import { changeOf, inPercent, numberOf } from './share';

test('A change is a share of the period before, and none where there was nothing', () => {
  expect([changeOf(50, 40), changeOf(30, 40), changeOf(40, 40)]).toEqual(['+25%', '−25%', '0%']);
  expect([changeOf(5, 0), changeOf(null, 4), changeOf(4, null)]).toEqual(['–', '–', '–']);
});

test('What was not counted is a dash, not zero', () => {
  expect([numberOf(null), numberOf(0), numberOf(1200)]).toEqual(['–', '0', '1,200']);
  expect([inPercent(null), inPercent(0)]).toEqual(['–', '0%']);
});
