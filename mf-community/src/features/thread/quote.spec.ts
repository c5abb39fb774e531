import { quote } from './quote';

test('A quotation keeps every line of it, and whose it is', () => {
  expect(quote('Maya Okafor', 'One.\n\nTwo.')).toBe('> **Maya Okafor:**\n>\n> One.\n>\n> Two.\n\n');
});
