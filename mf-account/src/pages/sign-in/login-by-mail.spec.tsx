import { renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { navigateAway } from '../../shared/model/full-page-navigation';
import LoginPage from './login-page';

jest.mock('../../shared/model/full-page-navigation', () => ({ navigateAway: jest.fn() }));

const providers = { body: { providers: [], defaultProviderId: null } };
const wrong = (status: number, code: string, details: Record<string, string[]>) => ({
  status,
  body: { code, message: Object.values(details)[0]![0]!, details },
});
const open = (api: object = {}, at = '/login?returnTo=/courses') =>
  renderPage(<LoginPage />, {
    path: '/login',
    at,
    api: {
      'GET /api/auth/providers': providers,
      'POST /api/auth/code': { status: 202, body: { expiresIn: 600 } },
      'POST /api/auth/code/verify': { body: { isNew: false } },
      ...api,
    },
  });
const askFor = async (email: string) => {
  await userEvent.type(screen.getByLabelText('Email'), `${email}{Enter}`);
  return screen.findByLabelText('Code');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(navigateAway).mockClear();
});

test('the address, then the code, and on to where the visitor was going', async () => {
  const { api } = open();
  const code = await askFor('maya@example.test');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('status')).toHaveTextContent('We sent a six-digit code to maya@example.test');
  await userEvent.type(code, '123 456{Enter}');
  await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/courses'));
  expect(api.requests.at(-1)).toMatchObject({ body: { email: 'maya@example.test', code: '123 456' } });
});

test('a new member goes to onboarding, unless they were going somewhere', async () => {
  open({ 'POST /api/auth/code/verify': { body: { isNew: true } } }, '/login');
  await userEvent.type(await askFor('new@example.test'), '123456{Enter}');
  await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/onboarding'));
});

test('says beside the address what is wrong with it, keeps it and goes there', async () => {
  open({
    'POST /api/auth/code': wrong(400, 'validation_failed', {
      email: ['Please enter a valid email address.'],
    }),
  });
  await userEvent.type(screen.getByLabelText('Email'), 'maya{Enter}');
  const field = screen.getByLabelText('Email');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter a valid email address/));
  expect(field).toHaveValue('maya');
  expect(field).toHaveFocus();
});

test('says beside the code what is wrong with it, and a new one can be asked for', async () => {
  const { api } = open({
    'POST /api/auth/code/verify': wrong(400, 'code_wrong', {
      code: ['This is not the code. 4 tries are left.'],
    }),
  });
  await userEvent.type(await askFor('maya@example.test'), '111111{Enter}');
  const field = screen.getByLabelText('Code');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/4 tries are left/));
  expect(field).toHaveValue('111111');
  await userEvent.click(screen.getByRole('button', { name: 'Email me a new code' }));
  expect(await screen.findByText(/We sent a new code/)).toBeVisible();
  expect(field).toHaveValue('');
  expect(field).not.toHaveAccessibleDescription(/tries/);
  expect(api.requests.filter(({ path }) => path === '/api/auth/code')).toHaveLength(2);
});

test('another address can be used, and the one before is still there', async () => {
  open();
  await askFor('maya@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.test');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('a page that the phone dropped meanwhile is at the same step again', async () => {
  const { unmount } = open();
  await askFor('maya@example.test');
  unmount();
  open();
  expect(await screen.findByLabelText('Code')).toBeVisible();
});

test('is marked when it was used last', async () => {
  const { unmount } = open();
  await userEvent.type(await askFor('maya@example.test'), '123456{Enter}');
  await waitFor(() => expect(navigateAway).toHaveBeenCalled());
  unmount();
  open();
  expect(await screen.findByRole('heading', { name: /email code Last used/ })).toBeVisible();
});

test('a dropped connection keeps what was typed and says so', async () => {
  open({ 'POST /api/auth/code': { status: 503, body: 'busy' } });
  await userEvent.type(screen.getByLabelText('Email'), 'maya@example.test{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Try again\./));
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.test');
});

test('without a script the form posts itself, and keeps the way back', () => {
  const { container } = open();
  const form = container.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/auth/code']);
  expect(form.querySelector<HTMLInputElement>('[name=returnTo]')!.value).toBe('/courses');
});

describe('an address that has yet to be proved', () => {
  const api = {
    'GET /api/auth/providers': {
      body: {
        providers: [
          { id: 'github', name: 'GitHub' },
          { id: 'google', name: 'Google' },
        ],
        defaultProviderId: 'github',
      },
    },
    'GET /api/auth/proof': { body: { email: 'maya@example.test', provider: 'GitHub' } },
  };
  const at = '/login?proof=needed&returnTo=/courses';

  test('is proved by a code, and says so', async () => {
    const { api: fake } = open(api, at);
    expect(await screen.findByText(/GitHub says your email address is/)).toHaveTextContent(
      'maya@example.test',
    );
    expect(screen.getByLabelText('Email')).toHaveValue('maya@example.test');
    await userEvent.click(screen.getByRole('button', { name: 'Email me a code' }));
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/courses'));
    expect(fake.requests.at(-1)).toMatchObject({
      body: { email: 'maya@example.test', code: '123456', joins: true },
    });
  });

  test('is proved by the way in that is known, and by no way that waits', async () => {
    open(api, at);
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/auth/google?returnTo=%2Fcourses&joins=1',
    );
    expect(screen.queryByRole('button', { name: 'Continue with GitHub' })).not.toBeInTheDocument();
  });

  test('is no longer asked for once nothing waits', async () => {
    open({ ...api, 'GET /api/auth/proof': { body: { email: null, provider: null } } }, at);
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/login');
  });
});
