import { act, maya, nia, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
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
  await step('Who you are');
  expect(screen.getByLabelText('First name')).toHaveValue('Nia');
  await userEvent.type(screen.getByLabelText('What you do'), 'Nurse');
  await userEvent.type(screen.getByLabelText('Where you live'), 'Lima, Peru');
  await userEvent.clear(screen.getByLabelText('Time zone'));
  await userEvent.type(screen.getByLabelText('Time zone'), 'Lima');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

  expect(await step('What you want')).toHaveFocus();
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
  await step('What you want');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await step('Who you are');
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

test('a group and an event are joined with one press and left with another', async () => {
  let rsvps: unknown[] = [];
  const { api } = open('/onboarding?step=4', {
    'GET /api/my/rsvps': () => ({ body: rsvps }),
    'PUT /api/events/morning-circle/rsvp': (body) => {
      rsvps = [{ id: 'r', eventId: 'event-morning-circle', ...(body as object) }];
      return { body: rsvps[0] };
    },
    'DELETE /api/events/morning-circle/rsvp': () => {
      rsvps = [];
      return { status: 204 };
    },
    'PUT /api/groups/quiet-operations/membership': {
      status: 503,
      body: { code: 'busy', message: 'Too busy now.' },
    },
  });
  const events = within(await screen.findByRole('region', { name: 'One event' }));
  expect(events.queryByText('Pro Evening')).not.toBeInTheDocument();
  await userEvent.click(events.getByRole('button', { name: 'I am going Morning Circle' }));
  await userEvent.click(await events.findByRole('button', { name: 'Going Morning Circle', pressed: true }));
  expect(await events.findByRole('button', { name: 'I am going Morning Circle' })).toBeEnabled();
  expect(api.requests).toContainEqual({
    method: 'PUT',
    path: '/api/events/morning-circle/rsvp',
    body: { status: 'going' },
  });

  const groups = within(screen.getByRole('region', { name: 'One group' }));
  expect(groups.queryByText('Board Room')).not.toBeInTheDocument();
  await userEvent.click(groups.getByRole('button', { name: 'Join Quiet Operations' }));
  expect(await groups.findByText(/Too busy now/)).toBeVisible();
});

test('a press that was recorded takes nothing off the page when it cannot be read again afterwards', async () => {
  let away = false;
  const whileThere = (path: string) => () =>
    (away ? { status: 503 } : onboardingResponses[path]) as StubResponse;
  const reads = ['/api/my/profile', '/api/groups', '/api/events?limit=8'].map((path) => `GET ${path}`);
  open('/onboarding?step=4', {
    ...Object.fromEntries(reads.map((read) => [read, whileThere(read)])),
    'PUT /api/events/morning-circle/rsvp': () => {
      away = true;
      return { body: { id: 'r' } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'I am going Morning Circle' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Morning Circle/ })).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Join Quiet Operations' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a hello is drafted from what was said, can be changed, and is posted as an introduction', async () => {
  const profile = { ...blankProfile, currentRole: 'Nurse', interests: ['Health'] };
  const { api } = open('/onboarding?step=4', {
    'GET /api/my/profile': { body: profile },
    'POST /api/posts': { status: 201, body: { id: 'p1', slug: 'hello-from-nia' } },
  });
  const hello = await screen.findByLabelText('Your hello');
  expect(hello).toHaveValue(
    'Hello, I am Nia, nurse. I follow Health.\n\nIf you wonder about the same things, say hello.',
  );
  await userEvent.click(hello);
  await userEvent.paste(' Good night.');
  await userEvent.click(screen.getByRole('button', { name: 'Post my hello' }));
  expect(await screen.findByRole('link', { name: 'See it' })).toHaveAttribute(
    'href',
    '/community/discussions/hello-from-nia',
  );
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'introduction',
    title: 'Hello from Nia',
    body: expect.stringMatching(/say hello\. Good night\.$/),
  });
});

test('the newsletter is a choice of its own, and off until it is chosen', async () => {
  let state = 'off';
  const { api } = open('/onboarding?step=2', {
    'GET /api/my/newsletter': () => ({ body: { state } }),
    'PUT /api/my/newsletter': () => {
      state = 'on';
      return { body: { state } };
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
  await userEvent.click(await screen.findByRole('button', { name: 'Skip the rest and go on' }));
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
  expect(await step('Who you are')).toBeVisible();
});

test('a visitor learns what the steps are, and signs in to begin', async () => {
  const { api } = renderPage(<OnboardingPage />, { path: '/onboarding', at: '/onboarding' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to FutureLab' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Sign in to begin' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fonboarding',
  );
  expect(api.requests).toEqual([]);
});
