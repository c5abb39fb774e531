import { asOneLine, isOneLine, isVisible } from '.';

test.each([
  ['', 'nothing'],
  [' \u00a0\u3000', 'spaces'],
  ['\u200b\u200c\u200d\u2060\ufeff', 'zero-width characters'],
  ['\u3164\u115f\u1160\uffa0', 'Hangul fillers'],
  ['\u2800', 'a Braille blank'],
  ['\ufe0f\u{e0100}\u180b', 'variation selectors'],
  ['\u0000\u001b\u0085', 'control characters'],
  ['\u00ad', 'a soft hyphen'],
  ['\u0301', 'a mark without a letter'],
  ['\u202e\u2066', 'direction overrides'],
  ['\u{e0067}\u{e007f}', 'tags'],
])('%j is not visible: %s', (text) => expect(isVisible(text)).toBe(false));

test.each(['a', '7', '.', '…', '❤️', '👩‍💻', '🇳🇱', '1️⃣', '中', 'ㅎ', 'می‌خواهم', 'क्‍ष', 'é', '⠓'])(
  '%s is visible',
  (text) => expect(isVisible(text)).toBe(true),
);

test.each([
  ['one\ntwo', 'a line break'],
  ['one\r\ntwo', 'a carriage return'],
  ['one\ttwo', 'a tab'],
  ['one\u2028two', 'a line separator'],
  ['one\u2029two', 'a paragraph separator'],
  ['one\u0085two', 'a next line'],
  ['Maya\u202egnp.exe', 'an override'],
  ['Maya\u2067Okafor', 'an isolate'],
  ['one\u0000two', 'a control character'],
  ['one\ud800', 'half a character'],
])('%j is not one line: %s', (text) => expect(isOneLine(text)).toBe(false));

test.each(['Maya Okafor', 'علی‌رضا', 'क्‍ष', '👩‍💻 at work', 'D’Arcy', 'שלום\u200f!', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
  '%s is one line',
  (text) => expect(isOneLine(text)).toBe(true),
);

test('What did not come through a form is made one line', () => {
  expect(asOneLine(' Read\r\n\r\nthis\tnow\u2028please ')).toBe('Read this now please');
  expect(asOneLine('Maya\u202e\u0000 Okafor')).toBe('Maya Okafor');
  expect(asOneLine('علی‌رضا')).toBe('علی‌رضا');
  expect(asOneLine('\u200b\u3164')).toBe('');
});
