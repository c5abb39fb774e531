import { ApiError, ensureConfirmedIdentity, write } from '@futurelab/platform/api';
import { Dialog } from '@futurelab/platform/overlays';
import { signWithPasskey } from '@futurelab/platform/passkeys';
import { useMutation } from '@futurelab/platform/query';
import {
  maya,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import { useState } from 'react';
import { LazyReauthentication } from './lazy-reauthentication';

jest.mock('@futurelab/platform/passkeys', () => ({
  ...jest.requireActual('@futurelab/platform/passkeys'),
  signWithPasskey: jest.fn(),
}));

const STATE = { isRecent: false, email: 'maya@example.test', hasPasskey: false };
const REFUSED = {
  status: 403,
  body: { code: 'confirm_identity', message: 'Please confirm that it’s you first.' },
};

/** A form as any section has it: it knows nothing of confirming. */
function Form() {
  const [name, setName] = useState('');
  const save = useMutation({ mutationFn: () => write('PATCH', '/api/my/profile', { body: { bio: name } }) });
  return (
    <Dialog title="Your bio" trigger={<button>Edit</button>}>
      <input aria-label="Bio" value={name} onChange={({ target }) => setName(target.value)} />
      <button aria-busy={save.isPending} onClick={() => save.mutate()}>
        Save
      </button>
      <p role="status">{save.isSuccess && 'Saved'}</p>
      <p role="alert">{save.error instanceof ApiError && save.error.explanation}</p>
    </Dialog>
  );
}

function Others() {
  const both = useMutation({
    mutationFn: () =>
      Promise.all(['One', 'Two'].map((bio) => write('PATCH', '/api/my/profile', { body: { bio } }))),
  });
  const download = useMutation({ mutationFn: ensureConfirmedIdentity });
  return (
    <>
      <button onClick={() => both.mutate()}>Save both</button>
      <button onClick={() => download.mutate()}>Download</button>
      <p role="status">
        {both.isSuccess && 'Saved both'}
        {download.isSuccess && 'Downloaded'}
      </p>
    </>
  );
}

function open(state: Partial<typeof STATE> | { email: null } = {}, api: StubResponses = {}) {
  let isConfirmed = false;
  const confirm = () => {
    isConfirmed = true;
    return { status: 204 };
  };
  return renderPage(
    <>
      <Form />
      <Others />
      <LazyReauthentication />
    </>,
    {
      user: maya,
      api: {
        'PATCH /api/my/profile': () => (isConfirmed ? { body: {} } : REFUSED),
        'GET /api/my/reauthentication': { body: { ...STATE, ...state } },
        'POST /api/my/reauthentication/code': { status: 202, body: { expiresIn: 600 } },
        'POST /api/my/reauthentication/code/verify': (body) =>
          (body as { code: string }).code === '123456'
            ? confirm()
            : {
                status: 400,
                body: { code: 'code_wrong', message: 'Wrong', details: { code: ['4 tries are left.'] } },
              },
        'POST /api/my/reauthentication/passkey/options': { body: { challenge: 'c' } },
        'POST /api/my/reauthentication/passkey': confirm,
        ...api,
      },
    },
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('dialog', { name: 'Confirm it’s you' });
async function save() {
  await press('Edit');
  await userEvent.type(await screen.findByLabelText('Bio'), 'Bridges');
  await press('Save');
  await question();
}
const sent = (api: { requests: { method: string; path: string; body: unknown }[] }) =>
  api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

test('A write that needs it is sent again as it was, once a code by email has confirmed it', async () => {
  const { api } = open();
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(code).toHaveFocus());
  expect(await question()).toHaveTextContent('We sent a six-digit code to maya@example.test.');
  await userEvent.type(code, '123456{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull();
  expect(screen.getByLabelText('Bio')).toHaveValue('Bridges');
  expect(sent(api)).toEqual([{ bio: 'Bridges' }, { bio: 'Bridges' }]);
});

test('A wrong code is said beside the field, which stays', async () => {
  open();
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '000000{Enter}');
  const code = await screen.findByRole('textbox', { name: 'Code', description: /4 tries are left/ });
  await waitFor(() => expect(code).toHaveFocus());
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await press('Confirm');
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('Who has a passkey is offered both ways', async () => {
  jest.mocked(signWithPasskey).mockResolvedValue({ id: 'key' });
  const { api } = open({ hasPasskey: true });
  await save();
  const dialog = within(await question());
  expect(await dialog.findByRole('button', { name: 'Email me a code' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.requests).toContainEqual(
    expect.objectContaining({ path: '/api/my/reauthentication/passkey', body: { response: { id: 'key' } } }),
  );
});

test('A passkey that was not used says so, and the code is still there', async () => {
  jest.mocked(signWithPasskey).mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  open({ hasPasskey: true });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText(/canceled or timed out/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Email me a code' })).toBeEnabled();
});

test.each([
  ['Cancel', () => press('Cancel')],
  ['Esc', () => userEvent.keyboard('{Escape}')],
])(
  '%s leaves the form as it was, says why nothing was saved, and gives the focus back',
  async (_, cancel) => {
    const { api } = open();
    await save();
    await screen.findByRole('button', { name: 'Email me a code' });
    await cancel();
    expect(
      await screen.findByText('You didn’t confirm that it’s you, so nothing was changed.'),
    ).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Your bio' })).toBeVisible();
    expect(screen.getByLabelText('Bio')).toHaveValue('Bridges');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
    expect(sent(api)).toHaveLength(1);
  },
);

test('Several refusals at once are one question, and both are sent again', async () => {
  const { api } = open();
  await press('Save both');
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '123456{Enter}');
  expect(await screen.findByText('Saved both')).toBeVisible();
  expect(sent(api)).toEqual(['One', 'Two', 'One', 'Two'].map((bio) => ({ bio })));
});

test.each([
  ['is asked for before the browser goes there', false],
  ['is fetched at once where that is not needed', true],
])('A file %s', async (_, isRecent) => {
  open({ isRecent });
  await press('Download');
  if (!isRecent) {
    await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }));
    expect(screen.queryByText('Downloaded')).toBeNull();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '123456{Enter}');
  }
  expect(await screen.findByText('Downloaded')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('An account without any way reads what to do instead', async () => {
  open({ email: null });
  await save();
  expect(await screen.findByText(/Sign out, sign in again/)).toBeVisible();
});
