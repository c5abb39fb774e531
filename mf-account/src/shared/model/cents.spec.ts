import { centsOf } from './cents';

test('An amount is read with a point or a comma, and what is none is refused', () => {
  expect(['97', '97.5', '97,05', ' 0.10 '].map(centsOf)).toEqual([9700, 9750, 9705, 10]);
  expect(['', '0', '-5', '1.234', 'all', '97 usd'].map(centsOf)).toEqual(Array(6).fill(null));
});
