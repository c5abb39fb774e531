import { maya, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import type { MemberProfile } from '../../queries/members';
import MemberProfilePage from './member-profile-page';

const hana: MemberProfile = {
  id: 'user-hana',
  slug: 'hana-morishige',
  name: 'Hana Morishige',
  currentRole: 'Meditation teacher',
  location: 'Kyoto, Japan',
  bio: 'I teach short practices for people whose day will not get any longer.',
  links: [{ label: 'Recordings', url: 'https://morishige.example.org' }],
  skills: ['Meditation'],
  helpsWith: ['Meetings with silence in them'],
  lookingFor: ['Skeptics'],
  interests: ['Attention'],
  profileImageUrl: null,
  groups: [{ slug: 'quiet-operations', name: 'Quiet Operations' }],
  finishedCourses: [{ slug: 'ai-foundations', title: 'AI Foundations', isVisible: true }],
  achievements: [
    {
      title: 'Ten Lessons',
      rule: 'Complete ten lessons',
      href: '/courses',
      earnedAt: '2025-04-01T08:00:00Z',
    },
  ],
  joinedAt: '2025-03-04T08:00:00Z',
  timeZone: 'Asia/Tokyo',
  email: null,
  learningPath: null,
  exchangesSettled: 0,
  friendship: 'none',
  commonalities: [],
  groupsInCommon: [],
};
const open = (body: unknown, user: typeof maya | null = maya, status = 200) =>
  renderPage(<MemberProfilePage />, {
    path: '/profile/:id',
    at: '/profile/hana-morishige',
    user,
    api: { 'GET /api/members/hana-morishige': { status, body } },
  });

test('shows who a member is, what they help with and what they have done', async () => {
  open(hana);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hana Morishige' })).toBeVisible();
  expect(screen.getByText('Meditation teacher')).toBeVisible();
  expect(screen.getByText('Kyoto, Japan')).toBeVisible();
  expect(screen.getByText(/[AP]M in Tokyo$/)).toBeVisible();
  expect(screen.getByText('Here since March 2025')).toBeVisible();
  expect(screen.getByText('Meetings with silence in them')).toBeVisible();
  expect(screen.getByRole('link', { name: 'AI Foundations' })).toHaveAttribute(
    'href',
    '/courses/ai-foundations',
  );
  expect(screen.getByRole('link', { name: 'Quiet Operations' })).toHaveAttribute(
    'href',
    '/groups/quiet-operations',
  );
  expect(screen.getByRole('link', { name: 'Ten Lessons' })).toHaveAttribute('href', '/courses');
  expect(screen.getByRole('link', { name: 'Recordings' })).toHaveAttribute('rel', 'nofollow noopener ugc');
});

test('names the courses the reader cannot open, without a link', async () => {
  const course = { slug: 'ai-foundations', title: 'AI Foundations', isVisible: false };
  const path = { track: 'ai-mastery', completed: 1, total: 4, percent: 25, more: 2 } as const;
  const courses = [
    { ...course, progress: 100 },
    { slug: 'prompts', title: 'Prompts', isVisible: true, progress: 50 },
  ];
  open({ ...hana, finishedCourses: [course], learningPath: { ...path, courses } });
  expect(await screen.findAllByText('AI Foundations')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'AI Foundations' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Prompts' })).toHaveAttribute('href', '/courses/prompts');
});

test('leaves out what is hidden from the reader, and offers visitors to sign in', async () => {
  open(
    {
      ...hana,
      name: 'Hana',
      bio: null,
      location: null,
      timeZone: null,
      groups: [],
      links: [],
      skills: [],
      helpsWith: [],
      lookingFor: [],
      interests: [],
      finishedCourses: [],
      achievements: [],
    },
    null,
  );
  const article = within(await screen.findByRole('article'));
  expect(article.queryAllByRole('heading', { level: 2 })).toEqual([]);
  expect(article.getByRole('link', { name: 'Sign in to see more' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fprofile%2Fhana-morishige',
  );
});

test('offers one’s own profile to be edited', async () => {
  open({ ...hana, id: maya.id });
  expect(await screen.findByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/edit-profile');
});

test('asks to connect, and takes it back', async () => {
  let friendship = 'none';
  const { api } = renderPage(<MemberProfilePage />, {
    path: '/profile/:id',
    at: '/profile/hana-morishige',
    user: maya,
    api: {
      'GET /api/members/hana-morishige': () => ({ body: { ...hana, friendship } }),
      'PUT /api/members/user-hana/friendship': () => {
        friendship = 'requested';
        return { body: { state: 'requested' } };
      },
      'DELETE /api/members/user-hana/friendship': () => {
        friendship = 'none';
        return { status: 204 };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('You have asked to connect')).toBeVisible();
  expect(screen.getByText('You have asked to connect')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByRole('button', { name: 'Connect' })).toBeVisible();
  expect(api.requests.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual([
    'PUT',
    'DELETE',
  ]);
  expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/messages?to=user-hana');
});

test('names what both have in common, and the path of a member who shows courses', async () => {
  open({
    ...hana,
    commonalities: ['You are both in Quiet Operations'],
    learningPath: {
      track: 'ai-mastery',
      completed: 1,
      total: 3,
      percent: 33,
      courses: [
        { slug: 'one', title: 'Course One', progress: 60 },
        { slug: 'two', title: 'Course Two', progress: 0 },
      ],
      more: 1,
    },
  });
  expect(await screen.findByText('You are both in Quiet Operations')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Course One' })).toHaveAttribute('href', '/courses/one');
  expect(screen.getByText('and 1 more course')).toBeVisible();
});

test('introduces a member for a reason, and loses nothing when that fails', async () => {
  let fails = true;
  const { api } = renderPage(<MemberProfilePage />, {
    path: '/profile/:id',
    at: '/profile/hana-morishige',
    user: maya,
    api: {
      'GET /api/members/hana-morishige': { body: hana },
      'GET /api/members?friends=true&limit=6': { body: [] },
      'GET /api/members?q=leo&limit=6': {
        body: [{ ...hana, id: 'user-leo', slug: 'leo', name: 'Leo Brandt', currentRole: 'Planner' }],
      },
      'POST /api/members/user-hana/introductions': () =>
        fails ? { status: 503 } : { status: 201, body: { id: 'i1' } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Introduce to somebody' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask both' }));
  expect(screen.getByText('Choose a member.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('To whom'), 'leo');
  await userEvent.click(await screen.findByLabelText('Leo Brandt'));
  await userEvent.type(screen.getByLabelText('Why'), 'You both sit early.');
  await userEvent.click(screen.getByRole('button', { name: 'Ask both' }));
  expect(await screen.findByText(/Everything you entered is still here/)).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Ask both' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.findLast(({ method }) => method === 'POST')).toMatchObject({
    body: { toId: 'user-leo', reason: 'You both sit early.' },
  });
});

test('asks before it blocks, and leads away then', async () => {
  const { router } = renderPage(<MemberProfilePage />, {
    path: '/profile/:id',
    at: '/profile/hana-morishige',
    user: maya,
    api: {
      'GET /api/members/hana-morishige': { body: hana },
      'PUT /api/members/user-hana/block': { status: 204 },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Hana Morishige?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/community/members'));
});

test('says when there is no such member', async () => {
  open({ code: 'not_found', message: 'Not found' }, maya, 404);
  expect(await screen.findByText('There is no such member')).toBeVisible();
});

test('when the profile does not come, Retry asks again', async () => {
  const { api } = open('busy', maya, 503);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(api.requests).toHaveLength(2);
});
