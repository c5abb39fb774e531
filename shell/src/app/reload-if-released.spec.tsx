import { allowReload, newerSet, reloadIfFound, reloadIfReleased } from './reload-if-released';

/** The navigations that jsdom refuses to make. */
const reloads = () => (console.error as jest.Mock).mock.calls.length;
const answerWith = (answer: { status?: number; set?: string } | null) => {
  globalThis.fetch = async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    return { status: answer.status ?? 200, headers: new Map([['x-release-set', answer.set]]) } as never;
  };
};

beforeEach(() => {
  window.__FUTURELAB__ = { set: 'own', integrity: {}, suffix: '' };
  sessionStorage.clear();
  (console.error as jest.Mock).mockImplementation(() => undefined);
});

test('A page is reloaded once for another set of releases or another shell, and again when that is asked for', async () => {
  answerWith({ set: 'own' });
  await reloadIfReleased();
  answerWith(null);
  await reloadIfReleased();
  expect([reloads(), await newerSet()]).toEqual([0, null]);

  answerWith({ set: 'another' });
  await reloadIfReleased();
  await reloadIfReleased();
  expect([reloads(), await newerSet()]).toEqual([1, 'another']);
  allowReload();
  await reloadIfReleased();
  expect(reloads()).toBe(2);
});

test.each([
  [{ status: 200 }, 1],
  [{ status: 0 }, 1],
  [{ status: 401 }, 1],
  [{ status: 404 }, 0],
  [{ status: 503 }, 0],
  [null, 0],
])('An address that the server answers with %j is reloaded %i times', async (answer, times) => {
  answerWith(answer);
  expect(await reloadIfFound()).toBe(times === 1);
  expect(reloads()).toBe(times);
});
