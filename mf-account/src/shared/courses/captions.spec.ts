import { captionsText, readCaptions, readLength } from './captions';

const CUES = [
  { start: 1, end: 4.5, text: 'Say why.' },
  { start: 3_661, end: 3_662.25, text: 'Then say when.' },
];

test('WebVTT is read, and written as it was', () => {
  const text = '00:00:01.000 --> 00:00:04.500\nSay why.\n\n01:01:01.000 --> 01:01:02.250\nThen say when.';
  expect(readCaptions(`WEBVTT\n\nNOTE by Ines\n\n${text}\n`)).toEqual({ cues: CUES });
  expect(captionsText(CUES)).toBe(text);
});

test('SubRip is read, with its numbers, commas and tags', () => {
  const text =
    '1\r\n00:00:01,000 --> 00:00:04,500\r\n<i>Say</i> why.\r\n\r\n2\r\n01:01:01,000 --> 01:01:02,250\r\nThen\r\nsay when.';
  expect(readCaptions(text)).toEqual({ cues: CUES });
});

test.each([
  ['Say why.', 1],
  ['WEBVTT\n\n0:01 --> later\nSay why.', 3],
  ['0:01 --> 0:02\nSay why.\n\nSay when.', 4],
])('%j is refused with the number of its line', (text, wrongLine) => {
  expect(readCaptions(text)).toEqual({ cues: [], wrongLine });
});

test('A length is minutes and seconds', () => {
  expect(['1:30', ' 01:02:30 ', '90', ''].map(readLength)).toEqual([90, 3_750, undefined, undefined]);
});
