import { linesOf } from './lines';

test('a list is one thing a line, without empty lines and repetitions', () => {
  expect(linesOf(' Listening \n\nFacilitation\nListening\n')).toEqual(['Listening', 'Facilitation']);
  expect(linesOf('')).toEqual([]);
});
