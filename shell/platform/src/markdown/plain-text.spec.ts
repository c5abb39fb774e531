import { plainText } from './plain-text';

describe('The plain text of Markdown in the page', () => {
  it.each([
    ['## A *short* [note](https://example.org)\n\n- one\n- `two`', 'A short note one two'],
    ['R&amp;D \\[draft\\], 2 \\* 3', 'R&D [draft], 2 * 3'],
    ['| Tool | Use |\n| --- | --- |\n| Pen | writes |', 'Tool Use Pen writes'],
    ['> quoted **twice**\n\n![my desk](/uploads/1.webp) <b>', 'quoted twice my desk <b>'],
  ])('of %j is what it shows', (markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });
});
