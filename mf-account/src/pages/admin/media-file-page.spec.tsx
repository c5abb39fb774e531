import {
  ada,
  leo,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import type { MediaFile } from '../../queries/admin/media';
import { mediaFile } from '../../testing/media-responses';
import MediaFilePage from './media-file-page';

beforeEach(() => sessionStorage.clear());

const PATH = '/api/admin/media/m1';
const open = (file: MediaFile, api: StubResponses = {}, user = ada) =>
  renderPage(<MediaFilePage />, {
    path: '/admin/media/:id',
    at: '/admin/media/m1',
    user,
    api: { [`GET ${PATH}`]: { body: file }, ...api },
  });

test('It shows the film, what is in it and where it is used', async () => {
  open(mediaFile({ usedIn: [{ kind: 'event', title: 'Open evening', href: '/events/open-evening' }] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Opening talk.mp4' })).toBeVisible();
  expect(document.querySelector('video')).toHaveAttribute('src', '/media/m1/opening-talk.mp4');
  for (const fact of ['1.3 GB', '12:34', '1920 × 1080', 'Ada Lindqvist'])
    expect(screen.getByText(fact)).toBeVisible();
  const uses = within(screen.getByRole('region', { name: 'Used in' }));
  expect(uses.getByRole('link', { name: 'Open evening' })).toHaveAttribute('href', '/events/open-evening');
  expect(screen.queryByRole('button', { name: 'Delete file' })).toBeNull();
});

test('Name and access are saved together; what is wrong stands beside the field', async () => {
  const details = { name: ['Enter a name of up to 100 characters.'] };
  let isRefused = true;
  const { api } = open(mediaFile(), {
    [`PATCH ${PATH}`]: (change) =>
      isRefused
        ? {
            status: 400,
            body: { code: 'validation_failed', message: 'Some fields need attention.', details },
          }
        : { body: mediaFile(change as Partial<MediaFile>) },
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(details.name[0]!)).toBeVisible();

  isRefused = false;
  await userEvent.type(name, 'Talk.mp4');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Anyone with the address can open it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Talk.mp4' })).toBeVisible();
  expect(api.requests.findLast(({ method }) => method === 'PATCH')!.body).toEqual({
    name: 'Talk.mp4',
    isPublic: true,
  });
});

test('It is deleted with a reason', async () => {
  const { api, router } = open(mediaFile(), { [`DELETE ${PATH}`]: { status: 204, body: undefined } });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Opening talk.mp4?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete file' }));
  expect(await dialog.findByText('Enter a reason.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A newer one is here.');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete file' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/media'));
  expect(api.requests.at(-1)).toMatchObject({ method: 'DELETE', body: { reason: 'A newer one is here.' } });
});

test('One that was refused says why, and there is nothing to change', async () => {
  open(mediaFile({ kind: null, state: 'refused', url: null, refusal: 'This file type isn’t supported.' }));
  expect(await screen.findByText('This file type isn’t supported.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('Members learn whom the page is for', () => {
  const { api } = open(mediaFile(), {}, leo);
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(api.requests).toEqual([]);
});
