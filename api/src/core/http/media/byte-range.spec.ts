import { readRange } from './byte-range.js';

describe('A range of bytes', () => {
  it.each([
    ['bytes=0-99', { from: 0, to: 99 }],
    ['bytes=100-', { from: 100, to: 999 }],
    ['bytes=900-5000', { from: 900, to: 999 }],
    ['bytes=-10', { from: 990, to: 999 }],
    ['bytes=-5000', { from: 0, to: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', undefined],
    ['bytes=0-1,4-5', undefined],
    ['bytes=-', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('of 1000: %s', (header, expected) => {
    expect(readRange(header, 1000)).toEqual(expected);
  });
});
