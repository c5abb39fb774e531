import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ATTACKS, PLACES } from '../testing/attacks';
import { Markdown } from './markdown';

const ACTIVE =
  'script, iframe, object, embed, style, link, meta, base, form, svg, math, video, audio, button, textarea, select, img:not([src^="/uploads/"])';
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|#|\/(?!\s*[/\\]))/i;

/** What of a rendered text could do something by itself, or when a reader presses it. */
function dangers(root: DocumentFragment): string[] {
  const active = [...root.querySelectorAll(ACTIVE)].map(({ outerHTML }) => outerHTML);
  const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(({ name, value }) => {
      if (/^on|^style$|^srcdoc$|^formaction$|^xlink:/i.test(name)) return true;
      return /^(href|src|action|cite|poster|data)$/i.test(name) && !SAFE_ADDRESS.test(value);
    }),
  );
  return [...active, ...attributes.map(({ name, value }) => `${name}=${value}`)];
}

/** As the server sends it and a browser reads it. */
function rendered(text: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <Markdown>{text}</Markdown>
    </MemoryRouter>,
  );
  return template.content;
}

test('There are enough of them to mean something', () => {
  expect(new Set(ATTACKS).size).toBeGreaterThan(500);
});

test.each(Object.entries(PLACES))('Nothing that attacks runs %s', (_, place) => {
  const found = ATTACKS.flatMap((payload) => {
    return dangers(rendered(place(payload))).map((danger) => `${JSON.stringify(payload)}: ${danger}`);
  });
  expect(found).toEqual([]);
});

/** Each took the parser seconds, or all of the stack. */
const ENDLESS = [
  '![a](',
  '<:',
  '<@',
  '<http://',
  '>',
  '> ',
  '- ',
  ' *',
  '1. ',
  '[',
  '[](',
  '**a ',
  '*a_',
  '_a*',
  '~~a',
  '> - ',
];

test.each(ENDLESS)('%s over and over is shown as it is, at once', (part) => {
  const text = part.repeat(20_000 / part.length);
  const normalized = (given: string | null) => given?.replace(/\s+/g, ' ').trim();
  expect(normalized(rendered(text).textContent)).toBe(normalized(text));
});

test('What is only long stays what it is', () => {
  const shown = rendered('> - a [link](https://example.test/a) and <https://example.test/b>\n\n'.repeat(200));
  expect(shown.querySelectorAll('blockquote li a')).toHaveLength(400);
});
