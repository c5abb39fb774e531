import { formatMinutes, playbackTime } from '.';

test('Minutes and hours that are zero are left out', () => {
  expect([50, 60, 200].map(formatMinutes)).toEqual(['50 min', '1 h', '3 h 20 min']);
});

test('A player counts minutes and seconds', () => {
  expect([0, 9.9, 75.4, 3600].map(playbackTime)).toEqual(['0:00', '0:09', '1:15', '60:00']);
});
