import { readEntry, readReply, replyOfHash } from './reply-address';

const REPLY = '3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6b';

test('The reply to begin with is read from the address, where that names one', () => {
  expect(readReply(new URLSearchParams({ reply: REPLY }))).toBe(REPLY);
  for (const wrong of ['', 'reply=', 'reply=7', `reply=${REPLY}0`])
    expect(readReply(new URLSearchParams(wrong))).toBeUndefined();
});

test('A fragment names a reply, or something else', () => {
  expect(replyOfHash(`#reply-${REPLY}`)).toBe(REPLY);
  for (const other of ['', '#reply', '#unread', '#reply-7']) expect(replyOfHash(other)).toBeUndefined();
});

test('A window of replies is read from the address, where that says one', () => {
  expect(readEntry(new URLSearchParams('replies=3'))).toEqual({ window: 3, reply: undefined });
  for (const wrong of ['', 'replies=', 'replies=-1', 'replies=x', 'replies=2000'])
    expect(readEntry(new URLSearchParams(wrong)).window).toBeUndefined();
});
