import { maya, renderPage, screen, userEvent, within, type StubResponses } from '@futurelab/platform/testing';
import ProfileGroups from '../../fragments/profile-groups';

const quiet = { slug: 'quiet-operations', name: 'Quiet Operations' };
const leaders = { slug: 'school-leaders', name: 'School Leaders' };
const open = (path: string, at: string, api: StubResponses) =>
  renderPage(<ProfileGroups />, { path, at, user: maya, api });
const part = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).parentElement!);

test('The groups of a member are those of both, and the others', async () => {
  open('/profile/:id', '/profile/hana', {
    'GET /api/members/hana': { body: { groups: [quiet, leaders], groupsInCommon: [leaders] } },
  });
  const shared = await part('Groups in common');
  expect(shared.getByRole('link')).toHaveAttribute('href', '/groups/school-leaders');
  expect((await part('Other groups')).getByRole('link')).toHaveTextContent('Quiet Operations');
});

test('One’s own are all of them, and can be asked for again', async () => {
  let attempts = 0;
  open('/profile', '/profile', {
    'GET /api/my/groups': () =>
      ++attempts === 1 ? { status: 503, body: 'busy' } : { body: [{ id: 'm', group: quiet }] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect((await part('Groups')).getByRole('link')).toHaveAttribute('href', '/groups/quiet-operations');
});
