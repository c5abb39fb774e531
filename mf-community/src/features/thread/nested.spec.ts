import { aReply } from '../../test-data';
import { nested, type NestedReply } from './nested';

const reply = (id: string, to?: string) => aReply({ id, inReplyTo: to ? { id: to, name: 'Maya' } : null });
const ids = (entries: NestedReply[]): unknown[] =>
  entries.map((one) => (one.answers.length > 0 ? [one.reply.id, ids(one.answers)] : one.reply.id));

test('Answers stand below the reply they are to, where that is among those shown', () => {
  const replies = [
    reply('a'),
    reply('b'),
    reply('c', 'a'),
    reply('d', 'elsewhere'),
    reply('e', 'b'),
    reply('f', 'a'),
  ];
  expect(ids(nested(replies, undefined))).toEqual([['a', ['c', 'f']], ['b', ['e']], 'd']);
  expect(ids(nested(replies, 'a'))).toEqual([['b', ['e']], 'c', 'd', 'f']);
});
