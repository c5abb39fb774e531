import { FragmentProvider } from '@futurelab/platform/runtime';
import { act, renderPage, screen } from '@futurelab/platform/testing';
import { LessonCommunity } from './lesson-community';

describe('the place of the discussion on the page of a lesson', () => {
  let isOnline: jest.SpyInstance;
  let reach: () => void;
  beforeEach(() => {
    isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    reach = () => undefined;
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
      reach = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as never);
      return { observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver;
    });
  });
  const open = () =>
    renderPage(
      <FragmentProvider value={({ name }) => <p>{name}</p>}>
        <LessonCommunity />
      </FragmentProvider>,
    );
  const change = (online: boolean) => {
    isOnline.mockReturnValue(online);
    act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
  const shown = () => screen.queryByText('mf-community/lesson-discussion');

  it('is empty until its reader is near, and then keeps what it shows', () => {
    open();
    expect(shown()).toBeNull();
    act(() => reach());
    expect(shown()).toBeVisible();
    change(false);
    expect(shown()).toBeVisible();
  });

  it('asks for nothing offline, and goes on once there is a network', () => {
    isOnline.mockReturnValue(false);
    open();
    act(() => reach());
    expect(shown()).toBeNull();
    change(true);
    act(() => reach());
    expect(shown()).toBeVisible();
  });
});
