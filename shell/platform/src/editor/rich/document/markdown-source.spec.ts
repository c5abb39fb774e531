import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import type { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { extensions } from '../schema/extensions';
import { MarkdownSource } from './markdown-source';
import { markdown } from './markdown-grammar';

const schema = getSchema(extensions);
const RUN = { seed: 29, numRuns: 250 };

function open(text: string) {
  const source = new MarkdownSource(schema, text);
  const nodes = source.nodes.length > 0 ? source.nodes : [schema.nodes.paragraph!.create()];
  return { source, doc: schema.topNodeType.create(null, nodes) };
}

/** The ends of what can be written in, without code and what is empty. */
function endsOf(doc: Node): number[] {
  const ends: number[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock && node.childCount > 0 && !node.type.spec.code)
      ends.push(at + 1 + node.content.size);
  });
  return ends;
}

const insert = (doc: Node, at: number, text: string): Node =>
  EditorState.create({ doc }).tr.insert(at, schema.text(text)).doc;

describe('Markdown in the editor', () => {
  it('is saved as it was opened', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const { source, doc } = open(text);
        expect(source.write(doc)).toBe(text);
      }),
      RUN,
    );
  });

  it('changes only where a word is added', () => {
    fc.assert(
      fc.property(markdown, fc.nat(), (text, choice) => {
        const { source, doc } = open(text);
        const ends = endsOf(doc);
        if (ends.length === 0) return;
        const written = source.write(insert(doc, ends[choice % ends.length]!, ' added'));
        const at = written.indexOf(' added');
        expect(at).toBeGreaterThanOrEqual(0);
        expect(written.slice(0, at) + written.slice(at + ' added'.length)).toBe(text);
        expect(open(written).doc.textContent).toContain(' added');
      }),
      RUN,
    );
  });

  it.each([
    '2 * 3 * 4',
    'R&D',
    '3 < 5',
    '<b>',
    'snake_case_name',
    'https://example.org/a_b',
    'a https://a.test, www.b.test',
  ])('writes a typed %s as it is', (text) => {
    const { source, doc } = open('');
    expect(source.write(insert(doc, 1, text))).toBe(text);
  });

  const signs = fc.array(
    fc.constantFrom(
      ...'*_~`#>-+=|[]()!<&;:/\\.1) a\n'.split(''),
      'word',
      '&amp;',
      '- ',
      '1. ',
      '](',
      'http://a.b',
      '---',
    ),
    { minLength: 1, maxLength: 12 },
  );

  it('keeps typed signs text', () => {
    fc.assert(
      fc.property(signs, (parts) => {
        const text = parts.join('').trim().replace(/\s+/g, ' ');
        if (text === '') return;
        const { source, doc } = open('');
        const shown = open(source.write(insert(doc, 1, text))).doc;
        expect(shown.childCount).toBe(1);
        expect(shown.firstChild!.type.name).toBe('paragraph');
        expect(shown.textContent).toBe(text);
      }),
      RUN,
    );
  });

  it('keeps tables, tasks and every heading when something else is changed', () => {
    const text = '# One\n\n- [x] done\n- [ ] open\n\n| a | b |\n|:-:|---|\n| 1 | 2 |\n\n###### Six\n\nEnd';
    const { source, doc } = open(text);
    expect(source.write(insert(doc, doc.content.size - 1, ' added'))).toBe(`${text} added`);
  });

  it('writes addresses that follow one another as links of their own', () => {
    const text = '[https://a.test](https://a.test)[https://b.test](https://b.test)';
    const { source, doc } = open(text);
    const written = source.write(insert(doc, doc.content.size - 1, ' added'));
    expect(written).toBe(`${text} added`);
  });
});
