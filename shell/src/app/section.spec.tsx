import type { RemoteApp } from '@futurelab/platform/contract';
import { createQueryClient, QueryClientProvider } from '@futurelab/platform/query';
import { sessionQuery } from '@futurelab/platform/session';
import { act, screen, userEvent } from '@futurelab/platform/testing';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Remote, RemoteRoute } from './remote';
import { Section } from './section';

jest.mock('./reload-if-released', () => ({ allowReload: jest.fn(), reloadIfReleased: jest.fn() }));

const SENT =
  '<main><p>A notice</p><!--$--><h1>About</h1><a href="/courses">Courses</a>' +
  '<form><input aria-label="Name" value=""><button>Send</button></form><!--/$--></main>';

const Page = Object.assign(() => <h1>About, alive</h1>, { preload: async () => undefined });
const app: RemoteApp = { name: 'mf-marketing', routes: [], page: () => Page };

test('A page whose section does not arrive stays readable as the server sent it, until it does', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  (console.error as jest.Mock).mockImplementation(() => undefined);
  let arrive: (app: RemoteApp) => void;
  let fail: (error: Error) => void;
  let pending: Promise<RemoteApp> | RemoteApp;
  const ask = () => {
    const asked = new Promise<RemoteApp>((resolve, reject) => {
      fail = reject;
      arrive = (loaded) => resolve((pending = loaded));
    });
    pending = asked;
  };
  ask();
  const remote: Remote = {
    snapshot: { app: app.name, release: 'r1', disabled: false } as Remote['snapshot'],
    get: () => pending,
    release: () => 'r1',
    fallBack: () => false,
    retry: ask,
  };
  const declared = { path: '/', page: 'about-page', title: 'About', access: 'public' } as const;
  const route: RemoteRoute = { remote, declared };
  const client = createQueryClient();
  client.setQueryData(sessionQuery.queryKey, null);
  const element = (
    <main>
      <p>A notice</p>
      <Section route={route} remotes={[remote]} />
    </main>
  );
  const router = createMemoryRouter([{ path: '*', element }], { hydrationData: {} });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = SENT;
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  await act(async () => {
    hydrateRoot(
      container,
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
      { onRecoverableError: () => undefined, onCaughtError: () => undefined },
    );
  });
  const tryAgain = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  // While it is on its way, and when it has failed.
  await userEvent.type(field, 'Ma');
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => fail(new Error('503')));
  expect(screen.getByRole('status')).toHaveTextContent('Parts of this page didn’t load');
  expect(screen.getAllByText('A notice')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/courses');
  expect(screen.getByLabelText('Name')).toBe(field);
  expect(field).toHaveFocus();
  await userEvent.keyboard('ya');
  expect(field).toHaveValue('Maya');

  const sent = new Event('submit', { bubbles: true, cancelable: true });
  field.form!.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  field.form!.setAttribute('action', '/enquiries');
  const enquiry = new Event('submit', { bubbles: true, cancelable: true });
  field.form!.dispatchEvent(enquiry);
  expect(enquiry.defaultPrevented).toBe(false);

  await tryAgain();
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
  await act(async () => fail(new Error('503')));
  expect(screen.getByRole('status')).toHaveTextContent('Parts of this page didn’t load');
  await tryAgain();
  await act(async () => arrive(app));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About, alive');
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getAllByText('A notice')).toHaveLength(1);
});
