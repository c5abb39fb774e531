import { act } from '@futurelab/platform/testing';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouteChange } from './route-change';

const animate = jest.fn();
let reduced = false;

beforeAll(() => {
  HTMLElement.prototype.animate = animate;
  window.matchMedia = ((query: string) => ({ matches: reduced, media: query })) as typeof matchMedia;
});

test('A page that a link led to fades in: not the first one, no other part of one, and none without motion', async () => {
  const element = (
    <main>
      <h1>Page</h1>
      <RouteChange />
    </main>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(container).render(<RouterProvider router={router} />));
  expect(animate).not.toHaveBeenCalled();

  await act(() => router.navigate('/courses'));
  expect(animate).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/courses?track=practice'));
  expect(animate).toHaveBeenCalledTimes(1);

  reduced = true;
  await act(() => router.navigate('/events'));
  expect(animate).toHaveBeenCalledTimes(1);
});
