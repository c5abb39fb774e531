import { renderPage, screen } from '@futurelab/platform/testing';
import { MessageText } from './message-text';

const show = (text: string) => renderPage(<MessageText text={text} />).container;

describe('the text of a message', () => {
  it('links addresses without what belongs to the sentence', () => {
    const page = show('See https://example.org/a?b=1, and (https://example.org/c).');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://example.org/a?b=1',
      'https://example.org/c',
    ]);
    expect(page).toHaveTextContent('See https://example.org/a?b=1, and (https://example.org/c).');
  });

  it('links the addresses that a post links', () => {
    show(
      'www.a.test, https://en.example.org/wiki/Flow_(psychology) *https://b.test/x_y* a@b.test “https://c.test”',
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'http://www.a.test',
      'https://en.example.org/wiki/Flow_(psychology)',
      'https://b.test/x_y',
      'mailto:a@b.test',
      'https://c.test',
    ]);
  });

  it('shows pictures of ours, and loads none from elsewhere', () => {
    const id = '5f0ba0f3-c6c2-4b5e-9a4a-b1f0d2c9e7a4';
    show(`![A harbour](/uploads/${id}-960x640-960.webp) ![x](https://example.org/x.png)`);
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['A harbour']);
  });

  it('shows everything else as it was typed', () => {
    const text = '<img src=x onerror=alert(1)> **no** # heading javascript:alert(1) [x](javascript:alert(1))';
    const page = show(text);
    expect(page).toHaveTextContent(text);
    expect(page.querySelector('a, img, strong')).toBeNull();
  });
});
