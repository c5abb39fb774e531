import { maya, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import type { StubResponses } from '@futurelab/platform/testing';
import { enrollment } from '../../testing/home-responses';
import { blankProfile } from '../../testing/onboarding-responses';
import PrivacyPage from './privacy-page';

const open = (api: StubResponses = {}) =>
  renderPage(<PrivacyPage />, {
    path: '/account/privacy',
    at: '/account/privacy',
    user: maya,
    api: {
      'GET /api/my/profile': { body: blankProfile },
      'GET /api/my/recommendation-settings': { body: { enabled: true } },
      'GET /api/my/blocks?limit=100': { body: [] },
      'GET /api/my/muted-members?limit=100': { body: [] },
      'GET /api/my/enrollments': { body: [] },
      'GET /api/my/achievements': { body: [] },
      ...api,
    },
  });

test('leads to the other pages of the account', async () => {
  open();
  const pages = within(await screen.findByRole('navigation', { name: 'Your account' }));
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Privacy');
  expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Profile',
    'Membership',
    'Email and notifications',
    'Privacy',
    'Sign-in and devices',
    'Data',
  ]);
});

test('saves who may see something as soon as it is chosen', async () => {
  let profile = blankProfile;
  const { api } = open({
    'GET /api/my/profile': () => ({ body: profile }),
    'PATCH /api/my/profile': () => {
      profile = { ...profile, visibility: { ...profile.visibility, email: 'friends' } };
      return { body: profile };
    },
  });
  const email = await screen.findByLabelText('Email address');
  expect(email).toHaveDisplayValue('Only me');
  await userEvent.selectOptions(email, 'Friends');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(email).toHaveDisplayValue('Friends');
  expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    visibility: { email: 'friends' },
  });
});

test('shows a member to visitors only after they have agreed', async () => {
  const { api } = open({ 'PATCH /api/my/profile': { body: blankProfile } });
  const shown = await screen.findByLabelText('Show me to visitors on the Members page');
  expect(shown).not.toBeChecked();
  await userEvent.click(shown);
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      visibility: { membersPage: 'public' },
    }),
  );
});

test('says that a choice was not saved, and shows what holds', async () => {
  open({ 'PATCH /api/my/profile': { status: 503 } });
  const bio = await screen.findByLabelText('About');
  await userEvent.selectOptions(bio, 'Only me');
  expect(await screen.findByText(/couldn’t be saved/)).toBeVisible();
  expect(bio).toHaveDisplayValue('Everyone');
});

test('leaves one finished course and one achievement out, and shows the others', async () => {
  let profile = blankProfile;
  const achievement = { key: 'ten-lessons', title: 'Ten Lessons', earnedAt: '2026-02-01T08:00:00Z' };
  const { api } = open({
    'GET /api/my/profile': () => ({ body: profile }),
    'GET /api/my/enrollments': {
      body: [enrollment('AI Foundations', { progress: 100 }), enrollment('Prompt Writing')],
    },
    'GET /api/my/achievements': {
      body: [
        { ...achievement, rule: '', href: '/courses', kind: 'learning', about: null, isPrivate: false },
        { ...achievement, key: 'secret', title: 'Private one', isPrivate: true },
      ],
    },
    'PATCH /api/my/profile': (changes) => {
      profile = { ...profile, ...(changes as object) };
      return { body: profile };
    },
  });
  const shown = within(await screen.findByRole('region', { name: 'On my profile' }));
  expect(await shown.findAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(shown.getByLabelText('AI Foundations'));
  await userEvent.click(shown.getByLabelText('Ten Lessons'));
  expect(shown.getByLabelText('AI Foundations')).not.toBeChecked();
  expect(shown.getByLabelText('Ten Lessons')).not.toBeChecked();
  await waitFor(() =>
    expect(api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { hiddenCourses: [enrollment('AI Foundations').courseId] },
      { hiddenAchievements: ['ten-lessons'] },
    ]),
  );
});

test('switches recommendations off', async () => {
  let enabled = true;
  open({
    'GET /api/my/recommendation-settings': () => ({ body: { enabled } }),
    'PUT /api/my/recommendation-settings': (body) => {
      ({ enabled } = body as { enabled: boolean });
      return { body: { enabled } };
    },
  });
  const box = await screen.findByLabelText('Recommend courses, people and events to me');
  await userEvent.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
});

test('lists who is blocked, to end it', async () => {
  let blocked = [{ id: 'user-leo', slug: 'leo', name: 'Leo Brandt', blockedAt: '2026-02-01T08:00:00Z' }];
  open({
    'GET /api/my/blocks?limit=100': () => ({ body: blocked }),
    'DELETE /api/members/user-leo/block': () => {
      blocked = [];
      return { status: 204 };
    },
  });
  await userEvent.click(await screen.findByLabelText('Unblock Leo Brandt'));
  expect(await screen.findByText('You haven’t blocked anyone.')).toBeVisible();
});

test('saves at once who may write, and says so when it cannot', async () => {
  let fails = true;
  let profile = blankProfile;
  const { api } = open({
    'GET /api/my/profile': () => ({ body: profile }),
    'PATCH /api/my/profile': (changes) => {
      if (fails) return { status: 503 };
      profile = { ...profile, ...(changes as object) };
      return { body: profile };
    },
  });
  const setting = await screen.findByLabelText('Allow messages from people I don’t know');
  expect(setting).toBeChecked();
  await userEvent.click(setting);
  expect(await screen.findByText(/This couldn’t be saved/)).toBeVisible();
  expect(setting).toBeChecked();

  fails = false;
  await userEvent.click(setting);
  await waitFor(() => expect(setting).not.toBeChecked());
  expect(screen.queryByText(/This couldn’t be saved/)).not.toBeInTheDocument();
  await waitFor(() =>
    expect(api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual(
      Array(2).fill({ acceptsMessagesFromStrangers: false }),
    ),
  );
});

test('leaves the member directory', async () => {
  let profile = blankProfile;
  const { api } = open({
    'GET /api/my/profile': () => ({ body: profile }),
    'PATCH /api/my/profile': (changes) => {
      profile = { ...profile, ...(changes as object) };
      return { body: profile };
    },
  });
  const setting = await screen.findByLabelText('Show me in the member directory');
  expect(setting).toBeChecked();
  await userEvent.click(setting);
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ inDirectory: false }),
  );
  await waitFor(() => expect(setting).not.toBeChecked());
});

test('stops showing when one is active', async () => {
  let profile = blankProfile;
  const { api } = open({
    'GET /api/my/profile': () => ({ body: profile }),
    'PATCH /api/my/profile': (changes) => {
      profile = { ...profile, ...(changes as object) };
      return { body: profile };
    },
  });
  const setting = await screen.findByLabelText('Show when I’m active');
  expect(setting).toBeChecked();
  await userEvent.click(setting);
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ showsActivity: false }),
  );
  await waitFor(() => expect(setting).not.toBeChecked());
});

test('lists who is muted, to end it', async () => {
  let muted = [{ id: 'user-leo', slug: 'leo', name: 'Leo Brandt', mutedAt: '2026-02-01T08:00:00Z' }];
  open({
    'GET /api/my/muted-members?limit=100': () => ({ body: muted }),
    'DELETE /api/members/user-leo/mute': () => {
      muted = [];
      return { status: 204 };
    },
  });
  await userEvent.click(await screen.findByLabelText('Unmute Leo Brandt'));
  expect(await screen.findByText('You haven’t muted anyone.')).toBeVisible();
});
