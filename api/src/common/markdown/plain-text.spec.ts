import { excerptOf } from './excerpt.js';

describe('The excerpt of a post', () => {
  it('is its text without the marks of Markdown', () => {
    expect(
      excerptOf('## A *short* [note](https://example.org)\n\n- one\n- `two`\n\n```js\ncode()\n```'),
    ).toBe('A short note one two');
  });

  it('is cut at a word and says so', () => {
    const excerpt = excerptOf('word '.repeat(80));
    expect(excerpt.length).toBeLessThanOrEqual(201);
    expect(excerpt).toMatch(/^(word )+word…$/);
  });
});
