import type { GroupMembership } from '@futurelab/platform/queries/groups';
import type { MemberHighlight } from '@futurelab/platform/queries/members';
import {
  maya,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import type { ReactNode } from 'react';
import Community from './community';
import Highlight from './member-highlight';
import MyGroups from './my-groups';

const membership = (name: string, memberCount: number): GroupMembership => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const group = { id: slug, slug, name, memberCount, coverSeed: slug, coverUrl: null, isArchived: false };
  return {
    id: slug,
    role: 'member',
    joinedAt: '2026-02-01T08:00:00Z',
    group: { ...group, visibility: 'public' },
  };
};
const groups = [
  membership('Quiet Operations', 34),
  membership('School Leaders', 1),
  membership('Late Readers', 9),
];
const hana: MemberHighlight = {
  user: {
    id: 'user-hana',
    slug: 'hana-morishige',
    firstName: 'Hana',
    lastName: 'Morishige',
    email: null,
    profileImageUrl: null,
    currentRole: 'Meditation teacher',
    location: 'Kyoto, Japan',
  },
  commonalities: ['You are both in Quiet Operations'],
};
const open = (fragment: ReactNode, api: StubResponses) => renderPage(fragment, { user: maya, api });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a member’s groups', () => {
  test('are the first two, with their member counts, and the rest counted', async () => {
    open(<MyGroups />, { 'GET /api/my/groups': { body: groups } });
    const mine = await part('My Groups');
    expect(await mine.findByRole('link', { name: 'Quiet Operations' })).toHaveAttribute(
      'href',
      '/groups/quiet-operations',
    );
    expect(mine.getByText('34 members')).toBeVisible();
    expect(mine.getByText('1 member')).toBeVisible();
    expect(mine.queryByText('Late Readers')).not.toBeInTheDocument();
    expect(mine.getByText('and 1 more')).toBeVisible();
  });

  test('are to be found while there are none', async () => {
    open(<MyGroups />, { 'GET /api/my/groups': { body: [] } });
    expect(await screen.findByRole('link', { name: 'Find a group' })).toHaveAttribute('href', '/groups');
  });
});

test('The community is as large as the number of its discussions', async () => {
  open(<Community />, {
    'GET /api/my/groups': { body: groups },
    'GET /api/posts?limit=1': { body: [{}], headers: { 'x-total-count': '1204' } },
  });
  const community = await part('Community');
  expect((await community.findByText('Discussions')).nextElementSibling).toHaveTextContent('1,204');
  expect(community.getByText('Groups joined').nextElementSibling).toHaveTextContent('3');
  expect(community.getByRole('link', { name: 'Go to community' })).toHaveAttribute('href', '/community');
});

describe('a member with something in common', () => {
  const HIGHLIGHT = 'GET /api/member-highlight';

  test('is shown with what that is', async () => {
    open(<Highlight />, { [HIGHLIGHT]: { body: hana } });
    const member = await part('Member Highlight');
    expect(await member.findByRole('link', { name: 'Hana Morishige' })).toHaveAttribute(
      'href',
      '/profile/user-hana',
    );
    expect(member.getByText('Meditation teacher')).toBeVisible();
    expect(member.getByText('Kyoto, Japan')).toBeVisible();
    expect(member.getByText('You are both in Quiet Operations')).toBeVisible();
    expect(member.getByRole('link', { name: 'Meet the community' })).toHaveAttribute('href', '/community');
  });

  test('is "FutureLab member" when neither name nor address may be shown', async () => {
    open(<Highlight />, {
      [HIGHLIGHT]: { body: { ...hana, user: { ...hana.user, firstName: null, lastName: null } } },
    });
    expect(await screen.findByRole('link', { name: 'FutureLab member' })).toBeVisible();
  });

  test('is nobody while there is nobody to show', async () => {
    open(<Highlight />, { [HIGHLIGHT]: { body: null } });
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  });

  test('is asked for again by Retry', async () => {
    let attempts = 0;
    open(<Highlight />, {
      [HIGHLIGHT]: () => (++attempts === 1 ? { status: 503, body: 'busy' } : { body: hana }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Hana Morishige' })).toBeVisible();
  });
});
