import fc from 'fast-check';

const word = fc.constantFrom(
  'one',
  'two',
  'дом',
  'R&D',
  'snake_case_name',
  'naïve',
  '日本',
  'v1.2',
  'D’Arcy',
  '🙂',
);
const plain = fc.constantFrom(
  '2 * 3 * 4',
  '3 < 5',
  'a <b>bold</b> word',
  '\\*literal\\*',
  '\\[draft\\]',
  'AT&amp;T',
  '&lt;i&gt;',
  'C:\\\\dir',
  '#tag',
  'a_b_ c',
  '50 % ~ 60 %',
  '[not a link]',
  'a | b',
  'https://example.org/a_b?c=d&e=f*g',
  'https://a.test, https://b.test',
  'www.example.org',
  'mail@example.org',
  '[^1]',
  '!',
  '==marked==',
);
const label = fc
  .array(fc.oneof({ weight: 3, arbitrary: word }, plain), { minLength: 1, maxLength: 4 })
  .map((all) => all.join(' '));
const simple = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));

const inline: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: label },
  simple.map((text) => `*${text}*`),
  simple.map((text) => `_${text}_`),
  simple.map((text) => `**${text}**`),
  simple.map((text) => `__${text}__`),
  simple.map((text) => `~~${text}~~`),
  simple.map((text) => `***${text}***`),
  simple.map((text) => `**${text} *in* it**`),
  simple.map((text) => `\`${text}\``),
  fc.constantFrom('`` a ` b ``', '**`code`**', '[`code`](https://example.org)'),
  simple.map((text) => `[${text}](https://example.org/a_b)`),
  simple.map((text) => `[${text}](/profile/ada "Ada’s page")`),
  simple.map((text) => `[*${text}* here](<https://example.org/a b>)`),
  simple.map((text) => `[${text}][ref]`),
  fc.constantFrom(
    '<https://example.org>',
    '[https://example.org](https://example.org)',
    '<mail@example.org>',
  ),
  simple.map((text) => `![${text}](/uploads/a.webp)`),
  fc.constantFrom('![](/uploads/a.webp "Title")', '[![in](/uploads/a.webp)](/courses)'),
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const lines = fc
  .tuple(line, fc.array(fc.tuple(fc.constantFrom('\n', '  \n', '\\\n'), line), { maxLength: 2 }))
  .map(([first, rest]) => first + rest.map(([end, next]) => end + next).join(''));

const heading = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), line, fc.constantFrom('', ' #', ' ##'))
    .map(([level, text, closing]) => `${'#'.repeat(level)} ${text}${closing}`),
  fc.tuple(line, fc.constantFrom('===', '---')).map(([text, rule]) => `${text}\n${rule}`),
);
const code = fc.oneof(
  fc
    .tuple(fc.constantFrom('```', '~~~', '````'), fc.constantFrom('', 'js', 'ts title="a"'), label)
    .map(([fence, language, text]) => `${fence}${language}\n${text}\n\n  more\n${fence}`),
  label.map((text) => `    ${text}\n    more`),
);
const indent = (text: string, by: number) => text.replace(/\n(?!\n)/g, `\n${' '.repeat(by)}`);

const list = fc
  .tuple(
    fc.constantFrom('-', '*', '+', '1.', '3)'),
    fc.constantFrom('\n', '\n\n'),
    fc.array(fc.tuple(fc.constantFrom('', '[ ] ', '[x] '), lines, fc.option(line)), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.constantFrom('all', 'none', 'mixed'),
  )
  .map(([mark, between, items, tasks]) =>
    items
      .map(([box, text, nested]) => {
        const task = tasks === 'none' ? '' : tasks === 'all' ? box || '[ ] ' : box;
        const inner = nested ? `${text}\n- ${nested}` : text;
        return `${mark} ${task}${indent(inner, mark.length + 1)}`;
      })
      .join(between),
  );
const cell = inline.filter((text) => !text.includes('|'));
const table = fc
  .tuple(
    fc.array(fc.tuple(cell, fc.constantFrom('---', ':--', ':-:', '-:', '-')), { minLength: 1, maxLength: 3 }),
    fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
    fc.constantFrom(' ', '', '  '),
  )
  .map(([head, body, pad]) => {
    const row = (cells: string[]) => `|${cells.map((text) => pad + text + pad).join('|')}|`;
    return [row(head.map(([text]) => text)), row(head.map(([, rule]) => rule)), ...body.map(row)].join('\n');
  });
const rule = fc.constantFrom('---', '***', '_ _ _');
const html = fc.constantFrom('<div>\n*a* & b\n</div>', '<!-- a note -->', '<b>one</b>\ntwo');

const flat = fc.oneof({ weight: 4, arbitrary: lines }, heading, code, list, table, rule, html);
const quotation = fc
  .tuple(fc.array(flat, { minLength: 1, maxLength: 2 }), fc.constantFrom('> ', '>'))
  .map(([blocks, mark]) => blocks.join('\n\n').replace(/^/gm, mark));
const block = fc.oneof({ weight: 5, arbitrary: flat }, quotation);

/** Texts in all of the Markdown that the site renders. */
export const markdown = fc
  .tuple(
    fc.array(fc.tuple(block, fc.constantFrom('\n\n', '\n\n', '\n\n\n', '\n')), {
      minLength: 1,
      maxLength: 5,
    }),
    fc.constantFrom('', '\n', '\n\n[ref]: https://example.org "Reference"', '\n\n[ref]: /courses\n'),
  )
  .map(
    ([blocks, end]) =>
      blocks.map(([text, gap], at) => (at < blocks.length - 1 ? text + gap : text)).join('') + end,
  );
