import { createInstance } from '@module-federation/runtime';
import { retryableSharedModule } from './retryable-shared-module';

const platform = { Markdown: () => null };

/** Loads the module as a section does. */
function share(load: () => Promise<unknown>) {
  const shareConfig = { singleton: true, requiredVersion: '^1.0.0' };
  const shared = { module: { version: '1.0.0', get: retryableSharedModule(load), shareConfig } };
  const federation = createInstance({ name: 'shell', remotes: [], shared: shared as never });
  return async () => ((await federation.loadShare('module')) as () => unknown)();
}

describe('a retryable shared module', () => {
  it('is loaded when it is asked for, and once', async () => {
    const load = jest.fn(async () => platform);
    const open = share(load);
    expect(load).not.toHaveBeenCalled();
    expect(await open()).toBe(platform);
    expect(await open()).toBe(platform);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('can be asked for again after it did not arrive', async () => {
    let away = true;
    const open = share(async () => {
      if (away) throw new Error('It did not arrive');
      return platform;
    });
    await expect(open()).rejects.toThrow('It did not arrive');
    away = false;
    expect(await open()).toBe(platform);
  });
});
