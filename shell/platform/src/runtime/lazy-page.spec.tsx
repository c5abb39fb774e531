import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { expectConsoleErrors } from '../testing/setup';
import { forgetFailures, lazyPage } from './lazy-page';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    return <button onClick={() => (forgetFailures(), this.setState({ failed: false }))}>Try again</button>;
  }
}

const show = (Page: () => ReactNode) =>
  render(
    <Boundary>
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </Boundary>,
  );

describe('a lazy page', () => {
  it('renders at once when it was preloaded', async () => {
    const Page = lazyPage(async () => ({ default: () => <p>Courses</p> }));
    await Page.preload();
    show(Page);
    expect(screen.getByText('Courses')).toBeVisible();
  });

  it('loads once, however often it is asked for', async () => {
    const load = jest.fn(async () => ({ default: () => <p>Courses</p> }));
    const Page = lazyPage(load);
    await Promise.all([Page.preload(), Page.preload()]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('can be tried again after a failure', async () => {
    let broken = true;
    const Page = lazyPage(async () => {
      if (broken) throw new Error('The chunk did not arrive');
      return { default: () => <p>Courses</p> };
    });
    await act(async () => void show(Page));
    broken = false;
    await act(async () => screen.getByText('Try again').click());
    expect(screen.getByText('Courses')).toBeVisible();
    expectConsoleErrors();
  });
});
