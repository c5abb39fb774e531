import naughty from 'big-list-of-naughty-strings/blns.json';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Markdown } from './markdown';

const SCRIPT = 'alert(1)';

const ELEMENTS = [
  'img',
  'svg',
  'video',
  'audio',
  'body',
  'details',
  'input',
  'iframe',
  'object',
  'a',
  'math',
  'x',
];
const HANDLERS = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onpointerover', 'onanimationstart'];
const SHAPES = [
  (element: string, handler: string) => `<${element} src=x ${handler}=${SCRIPT}>`,
  (element: string, handler: string) => `"><${element}/${handler}="${SCRIPT}" autofocus open>`,
  (element: string, handler: string) => `<${element.toUpperCase()} ${handler.toUpperCase()}\n=\n'${SCRIPT}'`,
];
const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#x3A;alert(1)',
  '%6Aavascript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+',
  'blob:https://example.test/1',
  'file:///etc/passwd',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  '/\t/evil.example/x',
  'https:evil.example',
  '/uploads/../api/logout',
];

/** The public list of strings that break things, and every element with every handler in several shapes. */
const PAYLOADS: string[] = [
  ...naughty,
  ...ELEMENTS.flatMap((element) =>
    HANDLERS.flatMap((handler) => SHAPES.map((shape) => shape(element, handler))),
  ),
  ...ADDRESSES,
];

/** The places of a text where Markdown treats words differently. */
const PLACES: Record<string, (payload: string) => string> = {
  'as a text': (payload) => payload,
  'as an address': (payload) => `[press](${payload})`,
  'as an address in brackets': (payload) => `[press](<${payload}> "${payload}")`,
  'as a reference': (payload) => `[press][1]\n\n[1]: ${payload}`,
  'as a picture': (payload) => `![${payload}](${payload})`,
  'as a linked picture': (payload) => `[![a](${payload})](${payload})`,
  'as an automatic link': (payload) => `<${payload}>`,
  'in a heading': (payload) => `# ${payload}`,
  'in a list': (payload) => `- [ ] ${payload}`,
  'in a quotation': (payload) => `> ${payload}`,
  'in a table': (payload) => `| a |\n|:-:|\n| ${payload} |`,
  'in code': (payload) => `\`\`\`${payload}\n${payload}\n\`\`\``,
  'in a footnote': (payload) => `see [^1]\n\n[^1]: ${payload}`,
};

const ACTIVE =
  'script, iframe, object, embed, style, link, meta, base, form, svg, math, video, audio, button, textarea, select, img:not([src^="/uploads/"])';
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|#|\/(?!\s*[/\\]))/i;

/** What of a rendered text could do something by itself, or when somebody presses it. */
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
  expect(new Set(PAYLOADS).size).toBeGreaterThan(500);
});

test.each(Object.entries(PLACES))('Nothing that attacks runs %s', (_, place) => {
  const found = PAYLOADS.flatMap((payload) => {
    return dangers(rendered(place(payload))).map((danger) => `${JSON.stringify(payload)}: ${danger}`);
  });
  expect(found).toEqual([]);
});
