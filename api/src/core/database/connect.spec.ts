import { jest } from '@jest/globals';
import { retryUntilReachable } from './connect.js';

/** Fails with these codes, one after the other, then brings a connection; remembers how often it was asked. */
function connectingAfter(...codes: string[]) {
  const asked = jest.fn(async () => {
    const code = codes.shift();
    if (code) throw Object.assign(new Error(code), { code });
    return 'a connection';
  });
  return asked;
}

const atOnce = () => Promise.resolve();

describe('the connection of a script', () => {
  it.each(['EAI_AGAIN', 'ENOTFOUND', 'ECONNREFUSED', '57P03'])(
    'is asked for again while the database is not there yet (%s)',
    async (code) => {
      const connecting = connectingAfter(code, code);
      await expect(retryUntilReachable(connecting, atOnce)).resolves.toBe('a connection');
      expect(connecting).toHaveBeenCalledTimes(3);
    },
  );

  it('is not asked for again with a password that is wrong', async () => {
    const connecting = connectingAfter('28P01');
    await expect(retryUntilReachable(connecting, atOnce)).rejects.toThrow('28P01');
    expect(connecting).toHaveBeenCalledTimes(1);
  });

  it('is given up after twenty attempts', async () => {
    const connecting = connectingAfter(...Array.from({ length: 30 }, () => 'ECONNREFUSED'));
    await expect(retryUntilReachable(connecting, atOnce)).rejects.toThrow('ECONNREFUSED');
    expect(connecting).toHaveBeenCalledTimes(20);
  });
});
