import { renderPage, screen, userEvent } from '@futurelab/platform/testing';
import { SectionUnavailable } from './pages/section-unavailable';
import type { Remote } from './remote';
import { RemoteBoundary } from './remote-boundary';

describe('the boundary around a section', () => {
  let broken = true;
  const retry = jest.fn(() => (broken = false));
  const remote = {
    snapshot: { app: 'mf-learning', release: 'r1' },
    release: () => 'r1',
    retry,
    fallBack: () => false,
  } as unknown as Remote;
  const Page = () => {
    if (broken) throw new Error('The section is broken');
    return <h1>All courses</h1>;
  };
  const show = () =>
    renderPage(
      <>
        <nav>Menu</nav>
        <RemoteBoundary
          remote={remote}
          at="/courses"
          failed={(again) => <SectionUnavailable title="Courses" onRetry={again} />}
        >
          <Page />
        </RemoteBoundary>
      </>,
    );
  let warn: jest.SpyInstance;
  beforeEach(() => {
    broken = true;
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    // React repeats a caught error on the console; the shell turns that off for the whole page.
    (console.error as jest.Mock).mockImplementation(() => undefined);
  });

  it('shows a panel in place of the section and leaves the rest of the page alone', () => {
    show();
    expect(screen.getByRole('alert')).toHaveTextContent('Courses didn’t load');
    expect(screen.getByText('Menu')).toBeVisible();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('mf-learning@r1'));
  });

  it('brings the section back when it works again', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'All courses' })).toBeVisible();
  });
});
