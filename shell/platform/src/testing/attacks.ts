import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

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
export const ATTACKS: string[] = [
  ...naughty,
  ...ELEMENTS.flatMap((element) =>
    HANDLERS.flatMap((handler) => SHAPES.map((shape) => shape(element, handler))),
  ),
  ...ADDRESSES,
];

/** The places of a text where Markdown treats text differently. */
export const PLACES: Record<string, (payload: string) => string> = {
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
