import { keyOf } from '@futurelab/platform/keys';
import { Button, classNames, Field, Input } from '@futurelab/platform/ui';
import type { Editor } from '@tiptap/core';
import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import styles from '../editor.module.css';

interface Tool {
  name: string;
  sign: string;
  isActive: (editor: Editor) => boolean;
  press: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'Bold',
    sign: 'B',
    isActive: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    sign: 'I',
    isActive: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Heading',
    sign: 'H',
    isActive: (editor) => editor.isActive('heading'),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Bulleted list',
    sign: '•',
    isActive: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    sign: '1',
    isActive: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Task list',
    sign: '☑',
    isActive: (editor) => editor.isActive('taskList'),
    press: (editor) => editor.chain().focus().toggleTaskList().run(),
  },
  {
    name: 'Quote',
    sign: '“',
    isActive: (editor) => editor.isActive('blockquote'),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'Code',
    sign: '<>',
    isActive: (editor) => editor.isActive('codeBlock'),
    press: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
];

/** One stop for Tab; the arrows move among the tools. */
export function Toolbar({ editor, onPickPicture }: { editor: Editor; onPickPicture: () => void }) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [linking, setLinking] = useState(false);
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    editor.on('transaction', rerender);
    return () => void editor.off('transaction', rerender);
  }, [editor]);

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[keyOf(event)];
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    if (step === undefined) return;
    event.preventDefault();
    const next = (stop + step + buttons.length) % buttons.length;
    setStop(next);
    buttons[next]?.focus();
  };
  const tools: Tool[] = [
    ...TOOLS,
    {
      name: 'Link',
      sign: '↗',
      isActive: (of) => of.isActive('link'),
      press: (of) => (of.isActive('link') ? of.chain().focus().unsetLink().run() : setLinking((now) => !now)),
    },
    { name: 'Picture', sign: '▣', isActive: () => false, press: onPickPicture },
  ];

  return (
    <>
      <div ref={bar} className={styles.toolbar} role="toolbar" aria-label="Formatting" onKeyDown={move}>
        {tools.map(({ name, sign, isActive, press }, index) => (
          <button
            key={name}
            type="button"
            className={classNames(styles.tool, isActive(editor) && styles.active)}
            aria-label={name}
            title={name}
            aria-pressed={isActive(editor)}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setStop(index)}
            onClick={() => press(editor)}
          >
            <span className={styles.sign} data-sign={sign} />
          </button>
        ))}
      </div>
      {linking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [href, setHref] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => void input.current?.focus(), []);
  const insert = () => {
    const to = /^(https?:\/\/|mailto:|\/)/i.test(href.trim()) ? href.trim() : `https://${href.trim()}`;
    const chain = editor.chain().focus();
    if (editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: to, marks: [{ type: 'link', attrs: { href: to } }] });
    else chain.setLink({ href: to });
    chain.run();
    onDone();
  };
  return (
    <div className={styles.link}>
      <Field label="Link URL">
        <Input
          ref={input}
          value={href}
          inputMode="url"
          onChange={({ target }) => setHref(target.value)}
          onKeyDown={(event) => {
            if (keyOf(event) === 'Escape') onDone();
            if (keyOf(event) !== 'Enter') return;
            event.preventDefault();
            if (href.trim()) insert();
          }}
        />
      </Field>
      <Button size="small" disabled={href.trim() === ''} onClick={insert}>
        Add link
      </Button>
      <Button size="small" variant="quiet" onClick={onDone}>
        Cancel
      </Button>
    </div>
  );
}
