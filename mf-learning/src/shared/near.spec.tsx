import { act, renderPage, screen } from '@futurelab/platform/testing';
import { Near } from './near';

describe('a part of a page that its reader comes to later', () => {
  let reach: () => void;
  beforeEach(() => {
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
      reach = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as never);
      return { observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver;
    });
  });
  const part = (
    <Near>
      <p>Here</p>
    </Near>
  );

  it('is rendered once its place is near', async () => {
    await act(async () => void renderPage(part));
    expect(screen.queryByText('Here')).toBeNull();
    await act(async () => reach());
    expect(screen.getByText('Here')).toBeVisible();
  });
});
