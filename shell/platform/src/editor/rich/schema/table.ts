import { Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { addRowAfter, cellAround, goToNextCell, nextCell, tableEditing } from '@tiptap/pm/tables';

const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (name in ROLES ? { tableRole: ROLES[name] } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this;
    const run = (command: typeof addRowAfter) => command(editor.state, editor.view.dispatch);
    const forward = () => run(goToNextCell(1));
    return {
      Tab: () => forward() || (run(addRowAfter) && forward()),
      'Shift-Tab': () => run(goToNextCell(-1)),
      // A cell is one line: the next is the cell below.
      Enter: () => {
        const cell = cellAround(editor.state.selection.$from);
        if (!cell) return false;
        if (!nextCell(cell, 'vert', 1)) run(addRowAfter);
        const { state, view } = editor;
        const below = nextCell(cellAround(state.selection.$from)!, 'vert', 1);
        if (below) view.dispatch(state.tr.setSelection(TextSelection.near(below, 1)).scrollIntoView());
        return true;
      },
    };
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** The spans are what the table commands expect; Markdown has none. */
const cellAttributes = () => ({
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
  align: { default: null, rendered: false, parseHTML: () => null },
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

export const tableExtensions = [Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')];
