import { tableText } from './table-text';

const clipboard = (data: Record<string, string>) =>
  ({ getData: (type: string) => data[type] ?? '' }) as unknown as DataTransfer;

test('A table that is pasted into a message has tabs between its cells', () => {
  const html = '<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>';
  expect(tableText(clipboard({ 'text/html': html, 'text/plain': 'a\nb\n1\n2' }))).toBe('a\tb\n1\t2');
  expect(tableText(clipboard({ 'text/html': html, 'text/plain': 'a\tb\n1\t2' }))).toBeNull();
  expect(tableText(clipboard({ 'text/plain': 'a' }))).toBeNull();
});
