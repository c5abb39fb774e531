import { aMessage } from '../../shared/messaging/test-data';
import { isPending, timelineOf } from './timeline';

const shown = (...args: Parameters<typeof timelineOf>) =>
  timelineOf(...args).map((item) =>
    item.kind === 'group' ? item.messages.map(({ text }) => text).join(' + ') : item.key,
  );
const READ = { readPosition: 99, timeZone: 'Europe/Lisbon', sent: new Map<string, string>() };
const pending = {
  conversationId: 'c1',
  key: 'new',
  text: 'On its way',
  after: 1,
  createdAt: '2026-03-02T10:06:00.000Z',
  state: 'sending' as const,
};

describe('the timeline of a conversation', () => {
  it('puts together what one person wrote within a few minutes, day by day', () => {
    const messages = [
      aMessage(1, { createdAt: '2026-03-01T23:50:00.000Z' }),
      aMessage(2, { createdAt: '2026-03-02T10:00:00.000Z' }),
      aMessage(3, { createdAt: '2026-03-02T10:02:00.000Z' }),
      aMessage(4, { createdAt: '2026-03-02T10:30:00.000Z' }),
      aMessage(5, { createdAt: '2026-03-02T10:31:00.000Z', isMine: true }),
    ];
    expect(shown(messages, [], READ)).toEqual([
      'day 2026-03-01',
      'One',
      'day 2026-03-02',
      'Two + Three',
      'Four',
      'Five',
    ]);
  });

  it('has lines of the system that belong to nobody, and are not new', () => {
    const messages = [
      aMessage(1, { author: null, isSystem: true, text: 'You agreed' }),
      aMessage(2, { author: null }),
    ];
    expect(timelineOf(messages, [], { ...READ, readPosition: 0 }).map(({ kind }) => kind)).toEqual([
      'day',
      'system',
      'unread',
      'group',
    ]);
  });

  it('begins a new day at the reader’s midnight', () => {
    const messages = [
      aMessage(1, { createdAt: '2026-03-01T22:58:00.000Z' }),
      aMessage(2, { createdAt: '2026-03-01T23:01:00.000Z' }),
    ];
    expect(shown(messages, [], { ...READ, timeZone: 'Europe/Berlin' })).toEqual([
      'day 2026-03-01',
      'One',
      'day 2026-03-02',
      'Two',
    ]);
    expect(shown(messages, [], READ)).toEqual(['day 2026-03-01', 'One + Two']);
  });

  it('says where the unread ones of others begin', () => {
    const messages = [aMessage(1), aMessage(2, { isMine: true }), aMessage(3), aMessage(4)];
    expect(shown(messages, [], { ...READ, readPosition: 1 })).toEqual([
      'day 2026-03-02',
      'One',
      'Two',
      'unread',
      'Three + Four',
    ]);
  });

  it('shows what is being sent at the end, and only until it is there', () => {
    const mine = aMessage(1, { isMine: true, createdAt: '2026-03-02T10:05:00.000Z' });
    expect(shown([mine], [pending], READ)).toEqual(['day 2026-03-02', 'One + On its way']);
    const answered = { ...READ, sent: new Map([['m2', 'new']]) };
    expect(shown([mine], [pending], answered)).toEqual(['day 2026-03-02', 'One + On its way']);
    const there = aMessage(2, { isMine: true });
    expect(shown([mine, there], [pending], answered)).toEqual(['day 2026-03-02', 'One + Two']);
  });

  it('shows what is there before its answer has come once, and the same written again as well', () => {
    const there = (position: number) => aMessage(position, { isMine: true, text: 'On its way' });
    const again = { ...pending, key: 'again' };
    const states = (...args: Parameters<typeof timelineOf>) =>
      timelineOf(...args).flatMap((item) =>
        item.kind === 'group'
          ? item.messages.map((message) => [message.key, isPending(message) ? 'pending' : message.id])
          : [],
      );
    expect(states([there(1)], [pending], READ)).toEqual([
      ['m1', 'm1'],
      ['new', 'pending'],
    ]);
    expect(states([there(1), there(2)], [pending, again], READ)).toEqual([
      ['m1', 'm1'],
      ['new', 'm2'],
      ['again', 'pending'],
    ]);
    const answered = { ...READ, sent: new Map([['m3', 'new']]) };
    expect(states([there(1), there(2), there(3)], [again], answered)).toEqual([
      ['m1', 'm1'],
      ['again', 'm2'],
      ['new', 'm3'],
    ]);
  });
});
