import { cleanHtml } from './clean-html';
import { picturesIn } from '../pictures-in';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const clipboard = (data: Record<string, string>, files: File[] = []) =>
  ({ files, getData: (type: string) => data[type] ?? '' }) as unknown as DataTransfer;

describe('What is pasted', () => {
  it.each([
    ['Word', { 'text/plain': 'Hello', 'text/html': '<p class=MsoNormal>Hello</p>' }],
    ['a program that brings HTML alone', { 'text/html': '<p>Hello</p>' }],
  ])('from %s is text, although it brings a picture of itself', (_, data) => {
    expect(picturesIn(clipboard(data, [picture]))).toEqual([]);
  });

  it.each([
    [
      'copied from a page',
      { 'text/html': '<meta charset="utf-8"><img src="https://example.org/a.png" alt="">' },
    ],
    ['copied as a file', { 'text/plain': 'image.png' }],
    ['of the screen', {}],
  ])('is a picture, if it is one %s', (_, data) => {
    expect(picturesIn(clipboard(data, [picture]))).toEqual([picture]);
  });

  it('from Google Docs is bold only where it is', () => {
    const html =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">One </span>' +
      '<span style="font-weight:700;font-style:normal">two</span><span style="font-style:italic"> three</span></p></b>';
    expect(cleanHtml(html).replace(/<\/?span>| id="[^"]*"/g, '')).toBe(
      '<p>One <strong>two</strong><em> three</em></p>',
    );
  });

  it('from Google Docs has its nested lists inside their items', () => {
    expect(cleanHtml('<ul><li>a</li><ul><li>b</li></ul></ul>')).toBe(
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    );
  });

  it('from Word has its lists', () => {
    const item = (level: number, mark: string, text: string, place = 'Middle') =>
      `<p class=MsoListParagraphCxSp${place} style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
      `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;
    const html = `<p class=MsoNormal>Before</p>\n${item(1, '·', 'one', 'First')}${item(2, 'o', 'inner')}${item(1, '·', 'two', 'Last')}<p>Between</p>${item(1, '1.', 'first')}${item(1, '2.', 'second')}`;
    const { body } = new DOMParser().parseFromString(cleanHtml(html), 'text/html');
    const outline = (list: Element): unknown =>
      [...list.children].map((li) => [
        li.firstChild === null ? '' : textOf(li),
        ...[...li.querySelectorAll(':scope > ul, :scope > ol')].map(outline),
      ]);
    const textOf = (li: Element) =>
      [...li.childNodes]
        .filter((node) => !/^([UO]L|#comment)$/.test(node.nodeName))
        .map((node) => node.textContent)
        .join('')
        .trim();
    expect([...body.children].map(({ localName }) => localName)).toEqual(['p', 'ul', 'p', 'ol']);
    expect(outline(body.children[1]!)).toEqual([['one', [['inner']]], ['two']]);
    expect(outline(body.children[3]!)).toEqual([['first'], ['second']]);
  });

  it('from Excel is a table with a head', () => {
    const html =
      '<table style="width:1in"><col width=64><tr height=20><td class=xl65 colspan=2>a</td><td>b</td></tr>\n <tr><td><p>1</p><p>one</p></td><td>2</td></tr></table>';
    const { body } = new DOMParser().parseFromString(cleanHtml(html), 'text/html');
    expect([...body.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['a', 'b']);
    expect([...body.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['1 one', '2']);
    expect(body.querySelector('[colspan], p, [style]')).toBeNull();
  });
});
