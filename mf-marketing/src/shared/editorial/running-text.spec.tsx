import { renderPage, screen } from '@futurelab/platform/testing';
import { RunningText } from './running-text';

const show = (text: string) => renderPage(<RunningText text={text} />).container;

describe('The running text of a page', () => {
  it('is in paragraphs, with links and emphasis', () => {
    const page = show(
      'Read the [book](/digital-mystics/book), *slowly*.\n\nThen [write](mailto:a@example.org).',
    );
    expect([...page.querySelectorAll('p')].map((paragraph) => paragraph.textContent)).toEqual([
      'Read the book, slowly.',
      'Then write.',
    ]);
    expect(screen.getByRole('link', { name: 'book' })).toHaveAttribute('href', '/digital-mystics/book');
    expect(screen.getByRole('link', { name: 'write' })).toHaveAttribute('href', 'mailto:a@example.org');
    expect(screen.getByText('slowly').tagName).toBe('EM');
  });

  it.each(['javascript:alert(1)', '//elsewhere.test', 'data:text/html,x', 'http://plain.test'])(
    'does not link to %s',
    (address) => {
      show(`[press](${address})`);
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('shows HTML, and what only looks like a mark, as the text it is', () => {
    const page = show('<b>Two</b> * three [is] six (or so).');
    expect(page.querySelector('b, em')).toBeNull();
    expect(page).toHaveTextContent('<b>Two</b> * three [is] six (or so).');
  });
});
