import { render } from '@testing-library/react';
import { Highlighted } from './highlighted';

const marked = (text: string, search: string) => {
  const { container, unmount } = render(<Highlighted search={search}>{text}</Highlighted>);
  expect(container).toHaveTextContent(text);
  const marks = [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
  unmount();
  return marks;
};

test('Beginnings of words are marked, whatever their case and accents', () => {
  expect(marked('Élodie leads meetings', 'elo MEETing')).toEqual(['Él' + 'o', 'meeting']);
  expect(marked('Élodie leads meetings', 'eet')).toEqual([]);
});

test('Of several beginnings the longest is marked', () => {
  expect(marked('Meetings', 'me meet')).toEqual(['Meet']);
});

test('What looks like a pattern is text', () => {
  expect(marked('What (now)?', '.* ( [now')).toEqual(['now']);
  expect(marked('Anything', '  ')).toEqual([]);
});
