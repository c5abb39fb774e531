import { newerSet } from '../app/reload-if-released';
import { isShellOutdated, retrying } from './chunk-loading';

jest.mock('../app/reload-if-released', () => ({ newerSet: jest.fn() }));
const file = async () => 'the file';

test('A chunk that does not arrive is asked for once more', async () => {
  const load = jest.fn(async () => 'loaded' as unknown).mockRejectedValueOnce(new Error('It broke off'));
  expect(await retrying(load)('search', file)).toBe('loaded');
  expect(load.mock.calls).toEqual([
    ['search', file],
    ['search', file],
  ]);
});

test('A chunk that is gone says that the shell is outdated, where the server has another one', async () => {
  const load = retrying(async () => {
    throw new Error('404');
  });
  for (const set of [null, 'another']) {
    (newerSet as jest.Mock).mockResolvedValue(set);
    await expect(load('search', file)).rejects.toThrow('404');
    expect(isShellOutdated()).toBe(set !== null);
  }
});
