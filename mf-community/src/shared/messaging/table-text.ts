/** A pasted table for a field of plain text, its cells separated by tabs; null if nothing has to be done. */
export function tableText(data: DataTransfer): string | null {
  if (data.getData('text/plain').includes('\t')) return null;
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  const [table, ...others] = body.querySelectorAll('table');
  // Text around a table is for the browser.
  if (!table || others.length > 0 || textOf(body) !== textOf(table)) return null;
  return [...table.rows].map((row) => [...row.cells].map(textOf).join('\t')).join('\n');
}

const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();
