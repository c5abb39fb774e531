import { act, maya, nia, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import type { StubResponse, StubResponses } from '@futurelab/platform/testing';
import { blankProfile, onboardingResponses } from '../../testing/onboarding-responses';
import OnboardingPage from './onboarding-page';

beforeEach(() => sessionStorage.clear());

const open = (at = '/onboarding', api: StubResponses = {}, user = nia) =>
  renderPage(<OnboardingPage />, { path: '/onboarding', at, user, api: { ...onboardingResponses, ...api } });

/** Saves whatever is sent, as the api does. */
const saving = (changes: unknown) => ({ body: { ...blankProfile, ...(changes as object) } });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

test('the first step keeps name, role, place and time zone, and goes on', async () => {
  const { api, router } = open('/onboarding', { 'PATCH /api/my/profile': saving });
  await step('About you');
  expect(screen.getByLabelText('First name')).toHaveValue('Nia');
  await userEvent.type(screen.getByLabelText('What you do'), 'Nurse');
  await userEvent.type(screen.getByLabelText('Location'), 'Lima, Peru');
  await userEvent.clear(screen.getByLabelText('Time zone'));
  await userEvent.type(screen.getByLabelText('Time zone'), 'Lima');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

  expect(await step('Your goals')).toHaveFocus();
  expect(router.state.location.search).toBe('?step=2');
  expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    firstName: 'Nia',
    lastName: '',
    currentRole: 'Nurse',
    location: 'Lima, Peru',
    timeZone: 'America/Lima',
  });
});

test('a field the server minds says so, and nothing typed is lost', async () => {
  const refusal = {
    status: 400,
    body: {
      code: 'validation_failed',
      message: 'Some of this could not be accepted.',
      details: { currentRole: ['Say it in 120 characters.'] },
    },
  };
  open('/onboarding', { 'PATCH /api/my/profile': refusal });
  await userEvent.type(await screen.findByLabelText('What you do'), 'Nurse');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

  expect(await screen.findByText('Say it in 120 characters.')).toBeVisible();
  expect(screen.getByText(/Everything you entered is still here/)).toBeVisible();
  expect(screen.getByLabelText('What you do')).toHaveValue('Nurse');
  expect(screen.getByLabelText('What you do')).toBeInvalid();
});

test('a step can be skipped, and what was typed in it is still there on the way back', async () => {
  const { api } = open();
  await userEvent.type(await screen.findByLabelText('What you do'), 'Nurse');
  await userEvent.click(screen.getByRole('link', { name: 'Skip this step' }));
  await step('Your goals');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await step('About you');
  expect(screen.getByLabelText('What you do')).toHaveValue('Nurse');
  expect(api.requests.filter(({ method }) => method !== 'GET')).toEqual([
    { method: 'PUT', path: '/api/my/onboarding', body: { step: 2 } },
  ]);
});

test('intents and topics are saved', async () => {
  const { api } = open('/onboarding?step=2', { 'PATCH /api/my/profile': saving });
  await userEvent.click(await screen.findByLabelText('Keep my own judgment sharp'));
  await userEvent.click(screen.getByLabelText('Ethics'));
  await userEvent.click(screen.getByLabelText('Policy'));
  await userEvent.click(screen.getByLabelText('Policy'));
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await step('Your path');
  expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    intents: ['Keep my own judgment sharp'],
    interests: ['Ethics'],
  });
});

test('a path offers its first course that is open to the member', async () => {
  let enrollments: unknown[] = [];
  open('/onboarding?step=3', {
    'GET /api/my/enrollments': () => ({ body: enrollments }),
    'PUT /api/courses/ai-foundations/enrollment': () => {
      enrollments = [{ id: 'e', courseId: 'course-ai-foundations', progress: 0 }];
      return { body: enrollments[0] };
    },
  });
  await userEvent.click(await screen.findByLabelText('AI Mastery'));
  expect(screen.getByRole('heading', { name: 'AI Foundations' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enroll' }));
  expect(await screen.findByText('Enrolled')).toBeVisible();
});

test('the newsletter is a choice of its own, and off until it is chosen', async () => {
  let state = 'off';
  const { api } = open('/onboarding?step=2', {
    'GET /api/my/newsletter': () => ({ body: { state, interests: [] } }),
    'PUT /api/my/newsletter': () => {
      state = 'on';
      return { body: { state, interests: [] } };
    },
  });
  const box = await screen.findByLabelText('Send me the newsletter');
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ subscribed: true }),
  );
  await waitFor(() => expect(box).toBeEnabled());
  expect(box).toBeChecked();
});

test('a member who was signed out meanwhile is informed, and finds everything typed after signing in', async () => {
  const { unmount } = open('/onboarding', {
    'PATCH /api/my/profile': { status: 401, body: 'Please log in.' },
  });
  await userEvent.type(await screen.findByLabelText('What you do'), 'Nurse');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fonboarding',
  );
  unmount();
  open();
  expect(await screen.findByLabelText('What you do')).toHaveValue('Nurse');
});

test('finishing goes home', async () => {
  const { router } = open('/onboarding?step=4', {
    'PUT /api/my/onboarding': { body: { ...nia, hasCompletedOnboarding: true } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('finishing stays finished when an older read of the session answers late', async () => {
  let answer = (_: StubResponse) => undefined as void;
  const { client, router } = open('/onboarding?step=4', {
    'PUT /api/my/onboarding': { body: { ...nia, hasCompletedOnboarding: true } },
    'GET /api/auth/user': () => new Promise<StubResponse>((resolve) => (answer = resolve)),
  });
  const session = ['/api/auth/user'];
  const finish = await screen.findByRole('button', { name: 'Finish' });
  void client.invalidateQueries({ queryKey: session });
  await userEvent.click(finish);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  answer({ body: nia });
  await act(async () => undefined);
  expect(client.getQueryData(session)).toMatchObject({ hasCompletedOnboarding: true });
});

test('everything left can be skipped at once', async () => {
  const { router } = open('/onboarding?returnTo=/events/open-studio', {
    'PUT /api/my/onboarding': { body: { ...nia, hasCompletedOnboarding: true } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Skip the rest' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/open-studio'));
});

test('another device goes on where the first has stopped', async () => {
  const started = { ...blankProfile, currentRole: 'Nurse', onboardingStep: 3 };
  open('/onboarding', { 'GET /api/my/profile': { body: started } });
  expect(await step('Your path')).toBeVisible();
});

test('a member who has completed it goes home', async () => {
  const { router } = open('/onboarding', {}, maya);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('when the profile does not come, Retry asks again', async () => {
  let attempts = 0;
  open('/onboarding', {
    'GET /api/my/profile': () => (++attempts === 1 ? { status: 503, body: 'busy' } : { body: blankProfile }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await step('About you')).toBeVisible();
});

test('a visitor learns what the steps are, and signs in to begin', async () => {
  const { api } = renderPage(<OnboardingPage />, { path: '/onboarding', at: '/onboarding' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to FutureLab' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Sign in to start' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fonboarding',
  );
  expect(api.requests).toEqual([]);
});
