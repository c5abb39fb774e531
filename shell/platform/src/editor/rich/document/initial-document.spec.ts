import { getSchema } from '@tiptap/core';
import { extensions } from '../schema/extensions';
import { initialDocument, placeIn } from './initial-document';

const schema = getSchema(extensions);
const open = (text: string) => initialDocument(schema, text).toString();

test.each([
  ['Hello ', 'doc(paragraph("Hello "))'],
  ['Hello\n', 'doc(paragraph("Hello\n"))'],
  ['Hello\n\n', 'doc(paragraph("Hello"), paragraph)'],
  ['- a\n', 'doc(bulletList(listItem(paragraph("a"))), paragraph)'],
  ['- a ', 'doc(bulletList(listItem(paragraph("a "))))'],
  ['# A ', 'doc(heading("A "))'],
  ['', 'doc(paragraph)'],
])('%j goes on in the editor where it ended in the text area', (text, document) => {
  expect(open(text).replaceAll('\\n', '\n')).toBe(document);
});

test('A place in the text is found in the document, also behind signs that the document does not have', () => {
  const text = 'One **two** three';
  const at = placeIn(schema, text, text.indexOf(' three'))!;
  expect(initialDocument(schema, text).textBetween(0, at)).toBe('One two');
});
