import type { RemoteApp } from '@futurelab/platform/contract';
import { reportFailure } from '@futurelab/platform/telemetry';
import type { RemoteSnapshot } from '../app/page-data';
import { resilientRemote } from './resilient-remote';

jest.mock('@futurelab/platform/telemetry', () => ({
  markReported: (error: unknown) => error,
  reportFailure: jest.fn(),
}));
jest.mock('./release-integrity', () => ({ loadIntegrity: () => Promise.resolve() }));

const release = (id: string) => ({
  release: id,
  globalName: `mf_learning_${id}`,
  folder: `/mfe/mf-learning/${id}/`,
  entry: 'remoteEntry.js',
  integrity: '',
});
const snapshot: RemoteSnapshot = {
  ...release('new'),
  app: 'mf-learning',
  routes: [],
  previous: release('old'),
  disabled: false,
  reason: 'live',
};
const app: RemoteApp = {
  name: 'mf-learning',
  routes: [],
  page: () => Object.assign(() => null, { preload: () => Promise.resolve() }),
};
/** Loads the releases that are not `broken`, and records what it was asked for. */
function remoteWith(...broken: string[]) {
  const asked: string[] = [];
  const load = async (_: string, { release: id }: { release: string }) => {
    asked.push(id);
    if (broken.includes(id)) throw new Error(`${id} is broken`);
    return app;
  };
  return { asked, broken, remote: resilientRemote(snapshot, load, []) };
}

beforeEach(() => {
  window.__FUTURELAB__ = { set: '', integrity: {}, suffix: '' };
  (reportFailure as jest.Mock).mockClear();
});

test('A release that loads is loaded once, for the section and its pages', async () => {
  const { asked, remote } = remoteWith();
  const first = await remote.get();
  await first.page('courses-page').preload();
  expect(remote.get()).toBe(first);
  expect(asked).toEqual(['new']);
  expect(reportFailure).not.toHaveBeenCalled();
});

test('A release that fails is tried again past the cache, then the one before it, which everybody then gets', async () => {
  const { asked, remote } = remoteWith('new');
  const first = await remote.get();
  expect(asked).toEqual(['new', 'new', 'old']);
  expect(window.__FUTURELAB__.suffix).toMatch(/^\?again=\d+$/);
  expect(remote.release()).toBe('old');
  await first.page('courses-page').preload();
  expect(await remote.get()).toBe(first);
  expect(asked).toHaveLength(3);
  expect(reportFailure).toHaveBeenCalledTimes(1);
});

test('When every release fails the caller gets the error, until a retry finds one that loads', async () => {
  const { asked, broken, remote } = remoteWith('new', 'old');
  await expect(remote.get()).rejects.toThrow('old is broken');
  expect(asked).toEqual(['new', 'new', 'old', 'old']);
  expect(remote.get()).toBe(remote.get());
  broken.length = 0;
  remote.retry();
  await remote.get();
  expect(remote.release()).toBe('new');
});

test('A page that throws while it renders leads to the release before, which is the last', async () => {
  const { remote } = remoteWith();
  await remote.get();
  expect(remote.fallBack()).toBe(true);
  await remote.get();
  expect(remote.release()).toBe('old');
  expect(remote.fallBack()).toBe(false);
});

test('Fragments that cannot be loaded fall back together, each to its own file of the release before', async () => {
  const release = (failing: boolean): RemoteApp => ({
    ...app,
    fragment: (name) =>
      Object.assign(() => name, {
        preload: () => (failing ? Promise.reject(new Error(name)) : Promise.resolve()),
      }),
  });
  const load = async (_: string, { release: id }: { release: string }) => release(id === 'new');
  const remote = resilientRemote(snapshot, load, []);
  const { fragment } = await remote.get();
  await Promise.all(['events', 'groups', 'paths'].map((name) => fragment!(name).preload()));
  expect(remote.release()).toBe('old');
});

test('A fragment that the release before does not have is nothing', async () => {
  const { remote } = remoteWith('new');
  const { fragment } = await remote.get();
  await expect(fragment!('events').preload()).resolves.toBeDefined();
});

test('A section that is switched off says so', () => {
  const { remote } = remoteWith();
  remote.snapshot.disabled = true;
  expect(() => remote.get()).toThrow('mf-learning is switched off');
  remote.snapshot.disabled = false;
});
