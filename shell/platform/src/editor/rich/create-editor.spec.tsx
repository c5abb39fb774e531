import { createEditor } from './create-editor';

/** jsdom lays nothing out. */
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});

function open(markdown: string) {
  const element = document.body.appendChild(document.createElement('div'));
  const onChange = jest.fn();
  const made = createEditor({
    element,
    markdown,
    attributes: {},
    mention: { find: async () => [], show: () => {}, onKey: () => false },
    onChange,
    onFiles: () => false,
    onSubmit: () => {},
  });
  return { ...made, text: made.editor.view.dom, saved: () => onChange.mock.lastCall?.[0] as string };
}

describe('The editor', () => {
  it('keeps a table and tasks when a word is added behind them', () => {
    const text = '| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done\n\n#### Four\n\nEnd';
    const { editor, saved, text: dom } = open(text);
    expect(dom.querySelectorAll('th, td')).toHaveLength(4);
    expect(dom.querySelector('input[type=checkbox]')).toHaveProperty('checked', true);
    editor.chain().focus('end').insertContent(' added').run();
    expect(saved()).toBe(`${text} added`);
  });

  it('shows what it has no nodes for as it is written, and leaves it so', () => {
    const text = '- [ ] task\n- no task\n\nEnd';
    const { editor, saved, text: dom } = open(text);
    expect(dom).toHaveTextContent('Edit this part in Markdown.');
    editor.chain().focus('end').insertContent(' added').run();
    expect(saved()).toBe(`${text} added`);
  });

  it.each([
    ['The ', 'first', 'The first'],
    ['Hello\n', 'there', 'Hello\nthere'],
    ['Hello\n\n', 'there', 'Hello\n\nthere'],
    ['- one\n', 'two', '- one\n\ntwo'],
  ])('goes on after %j without writing the space at its end twice', (begun, input, whole) => {
    const { editor, saved } = open(begun);
    editor.chain().focus('end').insertContent(input).run();
    expect(saved()).toBe(whole);
  });

  it('leaves the space at the end of the text when a word is added elsewhere', () => {
    const { editor, saved } = open('One\n\nEnd ');
    editor.chain().setTextSelection(4).insertContent(' added').run();
    expect(saved()).toBe('One added\n\nEnd ');
  });

  it('pastes what a word processor has as lists and tables', () => {
    const { editor, saved } = open('');
    editor.view.pasteHTML(
      '<b style="font-weight:normal"><p style="mso-list:l0 level1" class="MsoListParagraph"><span style="mso-list:Ignore">1.</span>one\n two</p>' +
        '<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table></b>',
      new Event('paste') as ClipboardEvent,
    );
    expect(saved()).toBe('1. one two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'begins no paragraph with the Enter of an input method %j',
    (init) => {
      const { editor, text } = open('日本');
      editor.commands.focus('end');
      text.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
      expect(editor.state.doc.childCount).toBe(1);
    },
  );

  it('shows which addresses will be links, and writes them as they are', () => {
    const { editor, saved, text } = open('');
    editor.commands.insertContent('https://a.test and www.b.test');
    expect([...text.querySelectorAll('[data-address]')].map(({ textContent }) => textContent)).toEqual([
      'https://a.test',
      'www.b.test',
    ]);
    expect(saved()).toBe('https://a.test and www.b.test');
  });

  /** As a key does: through the rules for what is typed. */
  const type = ({ editor }: ReturnType<typeof open>, text: string) => {
    for (const sign of text) {
      const { from, to } = editor.state.selection;
      const isHandled = editor.view.someProp('handleTextInput', (handle) =>
        handle(editor.view, from, to, sign, () => editor.state.tr.insertText(sign, from, to)),
      );
      if (!isHandled) editor.view.dispatch(editor.state.tr.insertText(sign, from, to));
    }
  };

  it.each(['2 * 3 * 4', '2 _ 3 _ 4', '2 ** 3 ** 4', 'a ~~ b ~~ c', 'R&D', '3 < 5', '<b>'])(
    'leaves a typed %s text',
    (text) => {
      const made = open('');
      type(made, text);
      expect(made.text.querySelector('em, strong, s')).toBeNull();
      expect(made.editor.getText()).toBe(text);
    },
  );

  it.each([
    ['*one* ', '*one*'],
    ['_one two_ ', '*one two*'],
    ['a **b** ', 'a **b**'],
    ['a ~~b~~ ', 'a ~~b~~'],
  ])('makes emphasis of a typed %s', (text, written) => {
    const made = open('');
    type(made, text);
    expect(made.text.querySelector('em, strong, s')).not.toBeNull();
    expect(made.saved()).toBe(written);
  });
});
