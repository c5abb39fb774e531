import { aMessage } from '../../messaging/test-data';
import { timelineOf } from './timeline';

const shown = (...args: Parameters<typeof timelineOf>) =>
  timelineOf(...args).map((item) =>
    item.kind === 'group' ? item.messages.map(({ text }) => text).join(' + ') : item.key,
  );
const READ = { readPosition: 99, timeZone: 'Europe/Lisbon' };
const pending = {
  conversationId: 'c1',
  clientId: 'new',
  text: 'On its way',
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
      aMessage(5, { createdAt: '2026-03-02T10:31:00.000Z', isMine: true, clientId: 'five' }),
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
    const messages = [aMessage(1), aMessage(2, { isMine: true, clientId: 'two' }), aMessage(3), aMessage(4)];
    expect(shown(messages, [], { ...READ, readPosition: 1 })).toEqual([
      'day 2026-03-02',
      'One',
      'Two',
      'unread',
      'Three + Four',
    ]);
  });

  it('shows what is being sent at the end, and only until it is there', () => {
    const mine = aMessage(1, { isMine: true, clientId: 'one', createdAt: '2026-03-02T10:05:00.000Z' });
    expect(shown([mine], [pending], READ)).toEqual(['day 2026-03-02', 'One + On its way']);
    const sent = aMessage(2, { isMine: true, clientId: 'new' });
    expect(shown([mine, sent], [pending], READ)).toEqual(['day 2026-03-02', 'One + Two']);
  });
});
