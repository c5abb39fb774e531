import { assertRemoteApp } from './contract';
import { defineApp } from './runtime/define-app';

describe('what a section exposes', () => {
  const app = defineApp({ name: 'mf-learning', routes: [], pages: async () => ({ default: () => null }) });

  it('is taken when it is the app that was asked for', () => {
    expect(() => assertRemoteApp(app, 'mf-learning')).not.toThrow();
  });

  it.each([
    ['nothing', undefined, 'exposes an app named undefined'],
    ['another section', { ...app, name: 'mf-account' }, 'exposes an app named mf-account'],
    ['an app without pages', { name: 'mf-learning', routes: [] }, 'does not expose a RemoteApp'],
  ])('is refused when it is %s', (_, value, words) => {
    expect(() => assertRemoteApp(value, 'mf-learning')).toThrow(words);
  });

  it('has one page a file, so that what was preloaded is what is shown', () => {
    expect(app.page('course-page')).toBe(app.page('course-page'));
  });
});
