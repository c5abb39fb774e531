import { maya, renderPage, screen, userEvent, within } from '@futurelab/platform/testing';
import type { MemberProfile } from '@futurelab/platform/queries/members';
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
  isMuted: false,
  commonalities: [],
  groupsInCommon: [],
};
const answers = [
  {
    ...{
      id: 'r1',
      title: 'How do I end a meeting?',
      slug: 'end-a-meeting',
      excerpt: 'With a minute of silence.',
    },
    ...{ isAccepted: true, createdAt: '2026-01-04T08:00:00Z' },
  },
];
const open = (body: unknown, user: typeof maya | null = maya, status = 200) =>
  renderPage(<MemberProfilePage />, {
    path: '/profile/:id',
    at: '/profile/hana-morishige',
    user,
    api: {
      'GET /api/members/hana-morishige': { status, body },
      'GET /api/members/hana-morishige/answers': { body: answers },
    },
  });

test('shows who a member is, what they help with and where else they are', async () => {
  open(hana);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hana Morishige' })).toBeVisible();
  expect(screen.getByText('Meditation teacher')).toBeVisible();
  expect(screen.getByText('Kyoto, Japan')).toBeVisible();
  expect(screen.getByText(/[AP]M in Tokyo$/)).toBeVisible();
  expect(screen.getByText('Member since March 2025')).toBeVisible();
  expect(screen.getByText('Meetings with silence in them')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Recordings' })).toHaveAttribute('rel', 'nofollow noopener ugc');
});

test('leads to what a member has lately answered', async () => {
  open(hana);
  expect(await screen.findByRole('link', { name: 'How do I end a meeting?' })).toHaveAttribute(
    'href',
    '/community/discussions/end-a-meeting?reply=r1#reply-r1',
  );
  expect(screen.getByText('With a minute of silence.')).toBeVisible();
  expect(screen.getByText(/^Accepted answer/)).toBeVisible();
});

const fragments = () =>
  [...document.querySelectorAll<HTMLElement>('[data-fragment]')].map(({ dataset }) => dataset.fragment);

test('has what other sections show of a member, where there is any of it', async () => {
  open(hana);
  await screen.findByRole('heading', { level: 1 });
  expect(fragments()).toEqual([
    'mf-community/member-actions',
    'mf-learning/profile-learning',
    'mf-community/profile-groups',
  ]);
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
  expect(fragments()).toEqual([]);
  expect(article.getByRole('link', { name: 'Sign in to see more' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fprofile%2Fhana-morishige',
  );
});

test('offers one’s own profile to be edited', async () => {
  open({ ...hana, id: maya.id });
  expect(await screen.findByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/edit-profile');
});

test('names what both have in common', async () => {
  open({ ...hana, commonalities: ['You are both in Quiet Operations'] });
  expect(await screen.findByText('You are both in Quiet Operations')).toBeVisible();
});

test('says when there is no such member', async () => {
  open({ code: 'not_found', message: 'Not found' }, maya, 404);
  expect(await screen.findByText('Member not found')).toBeVisible();
});

test('when the profile does not come, Retry asks again', async () => {
  const { api } = open('busy', maya, 503);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(api.requests.filter(({ path }) => path === '/api/members/hana-morishige')).toHaveLength(2);
});
