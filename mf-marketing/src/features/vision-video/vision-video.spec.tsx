import { act, fireEvent, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { VisionVideo } from './vision-video';

/** What the browser would report about how much of the section is in view. */
let report: (ratio: number) => Promise<void>;
let still: boolean;

beforeEach(() => {
  still = false;
  const observers = new Map<IntersectionObserverCallback, string | undefined>();
  report = (intersectionRatio) =>
    act(async () =>
      observers.forEach((rootMargin, callback) =>
        callback(
          [
            {
              intersectionRatio,
              isIntersecting: rootMargin ? true : intersectionRatio > 0,
            } as IntersectionObserverEntry,
          ],
          {} as IntersectionObserver,
        ),
      ),
    );
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
      observers.set(callback, rootMargin);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.matchMedia = ((query: string) => ({
    matches: still && query.includes('reduced-motion'),
  })) as typeof matchMedia;

  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => jest.restoreAllMocks());

const scrolledTo = (top: number) =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
const title = () => screen.queryByRole('heading', { name: 'The future is made in company.' });
const playing = () => screen.queryByRole('button', { name: 'Pause the film' }) !== null;

describe('The background film', () => {
  it('fetches nothing before the section comes near', async () => {
    const { container } = renderPage(<VisionVideo />);
    expect(container.querySelectorAll('video source')).toHaveLength(0);
    await report(0.05);
    expect(container.querySelectorAll('video source')).toHaveLength(2);
  });

  it('plays while at least 30 % of the section is in view', async () => {
    renderPage(<VisionVideo />);
    await report(0.29);
    expect(playing()).toBe(false);
    await report(0.3);
    expect(playing()).toBe(true);
    await report(0.1);
    expect(playing()).toBe(false);
  });

  it('stays stopped once the visitor has stopped it', async () => {
    renderPage(<VisionVideo />);
    await report(0.5);
    await userEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
    await report(0.1);
    await report(0.9);
    expect(playing()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(playing()).toBe(true);
  });

  it('waits to be started where motion is to be reduced', async () => {
    still = true;
    renderPage(<VisionVideo />);
    await report(1);
    expect(playing()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(playing()).toBe(true);
  });

  it('leaves the page, with its section, when the film cannot be shown before the visitor is there', async () => {
    const { container } = renderPage(<VisionVideo />);
    await report(0);
    scrolledTo(window.innerHeight + 1);
    expect(title()).toBeVisible();
    const [webm, mp4] = container.querySelectorAll('video source');
    fireEvent.error(webm!);
    expect(title()).toBeVisible();
    fireEvent.error(mp4!);
    await waitFor(() => expect(title()).not.toBeInTheDocument());
  });

  it('leaves its picture and its text when it fails before the visitor’s eyes, so that nothing moves', async () => {
    const { container } = renderPage(<VisionVideo />);
    await report(0);
    scrolledTo(window.innerHeight + 1);
    for (const source of container.querySelectorAll('video source')) fireEvent.error(source);
    // Its edge comes into view before the next frame, and the observers have not reported it yet.
    scrolledTo(window.innerHeight - 1);
    await waitFor(() => expect(container.querySelector('video')).not.toBeInTheDocument());
    expect(title()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Play the film' })).not.toBeInTheDocument();
  });

  it('leads to signing in and to the vision', async () => {
    renderPage(<VisionVideo />);
    expect(screen.getByRole('link', { name: 'Build the Future Together' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2F',
    );
    expect(screen.getByRole('link', { name: 'Explore Our Vision' })).toHaveAttribute('href', '/about');
  });
});
