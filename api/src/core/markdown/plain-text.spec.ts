import { plainTexts } from './plain-text.js';

const excerptOf = (markdown: string) => plainTexts(markdown).excerpt;

describe('The excerpt of a Markdown text', () => {
  it('is its text without the marks of Markdown', () => {
    expect(
      excerptOf(
        '## A *short* [note](https://example.org)\n\n- one\n- `two`\n\n```js\ncode()\n```\n\n    more()\n',
      ),
    ).toBe('A short note one two');
  });

  it.each([
    ['an entity', 'R&amp;D &lt;3', 'R&D <3'],
    ['escaped characters', '\\[draft\\] 2 \\* 3 \\* 4', '[draft] 2 * 3 * 4'],
    ['underscores inside of words', 'a snake_case_name and __init__.py', 'a snake_case_name and init.py'],
    ['what is no Markdown', '2 * 3 * 4, R&D, 3 < 5, <b>', '2 * 3 * 4, R&D, 3 < 5, <b>'],
    ['HTML', '<div>\nyes\n</div>', '<div> yes </div>'],
    ['a table', '| Tool | Use |\n| --- | :-: |\n| Pen | a \\| b |', 'Tool Use Pen a | b'],
    ['a task list', '- [x] read\n- [ ] write [ ] more', 'read write [ ] more'],
    ['a picture', 'Look: ![my desk](/uploads/1.webp) here', 'Look: my desk here'],
    [
      'a link by reference',
      'See [the paper][1].\n\n[1]: https://example.org/a_b_c "Title"',
      'See the paper.',
    ],
    [
      'an address',
      '<https://example.org/a_b_c> https://example.org/a_b_c',
      'https://example.org/a_b_c https://example.org/a_b_c',
    ],
    ['a quotation in a list', '1. one\n   > two\n2) three', 'one two three'],
    ['a heading with a line under it', 'Title\n=====\ntext\n***\nend', 'Title text end'],
    ['struck words and a line that ends by hand', '~~old~~ new  \nline\\\nend', 'old new line end'],
  ])('shows of %s what the page shows', (_, markdown, text) => {
    expect(excerptOf(markdown)).toBe(text);
  });

  it('is cut at a word and says so', () => {
    const excerpt = excerptOf('word '.repeat(80));
    expect(excerpt.length).toBeLessThanOrEqual(200);
    expect(excerpt).toMatch(/^(word )+word…$/);
  });

  it('does not end with half an emoji', () => {
    expect(excerptOf('👩🏽‍🚀'.repeat(80))).toMatch(/^(?:👩🏽‍🚀)+…$/u);
  });
});

describe('The plain text of a Markdown text', () => {
  it('has all of it, also its code, but no address that a link leads to', () => {
    expect(plainTexts('[one](https://example.org)\n\n```\ntwo()\n```', 'three').plainText).toBe(
      'one two() three',
    );
  });

  it('is there at once, whatever was written', () => {
    const texts = ['>', '> ', '- ', '[', '![', '*a_ ', '_a ', '`a', '[a](', '<a@b', '|a'].map((part) =>
      part.repeat(20_000 / part.length),
    );
    for (const text of texts) expect(plainTexts(text).excerpt.length).toBeLessThanOrEqual(200);
  });
});
