import {
  AUDIENCES,
  type Audience,
  DEFAULT_VISIBILITY,
  type ProfileField,
} from '../../src/core/visibility/profile-fields.js';
import { createTestApp, type TestApp } from '../test-app.js';
import { arrangeCommunity, type Community } from './community.js';
import { ACQUAINTED, ALL_BUT_BLOCKED, COMMUNITY, FRIENDS, HERSELF, type Viewer, VIEWERS } from './viewers.js';

const FIELDS = Object.keys(DEFAULT_VISIBILITY) as ProfileField[];

/** Who sees a field of hers where she is shown to them. */
const SEEN_BY: Record<Audience, readonly Viewer[]> = {
  me: HERSELF,
  friends: FRIENDS,
  members: COMMUNITY,
  public: ALL_BUT_BLOCKED,
};

const NAMED: readonly Viewer[] = COMMUNITY;
const HIGHLIGHTED: readonly Viewer[] = [...ACQUAINTED, 'friend'];

/** Every place where a field shows, or finds her; `among`: who finds her there at all. */
const PLACES: [name: string, field: ProfileField, path: string, trace: string, among: readonly Viewer[]][] = [
  ['the address', 'email', '/api/members/zenobia', 'queen@palmyra.test', ALL_BUT_BLOCKED],
  ['the place', 'location', '/api/members/zenobia', 'Tadmor', ALL_BUT_BLOCKED],
  ['the time zone', 'timeZone', '/api/members/zenobia', 'Asia/Damascus', ALL_BUT_BLOCKED],
  ['the words about her', 'bio', '/api/members/zenobia', 'Queen of an empire', ALL_BUT_BLOCKED],
  ['the links', 'links', '/api/members/zenobia', 'chronicle.example.test', ALL_BUT_BLOCKED],
  ['the skills', 'skills', '/api/members/zenobia', 'Falconry', ALL_BUT_BLOCKED],
  ['what she helps with', 'helpsWith', '/api/members/zenobia', 'Siegecraft', ALL_BUT_BLOCKED],
  ['what she looks for', 'lookingFor', '/api/members/zenobia', 'Allies', ALL_BUT_BLOCKED],
  ['the interests', 'interests', '/api/members/zenobia', 'Aqueducts', ALL_BUT_BLOCKED],
  ['the groups', 'groups', '/api/members/zenobia', 'The public aviary', ALL_BUT_BLOCKED],
  ['the groups in common', 'groups', '/api/members/zenobia', '"groupsInCommon":[{', HIGHLIGHTED],
  ['the achievements', 'achievements', '/api/members/zenobia', 'Community Member', ALL_BUT_BLOCKED],
  ['the path', 'finishedCourses', '/api/members/zenobia', '"track"', ALL_BUT_BLOCKED],
  ['the place in the directory', 'location', '/api/members?limit=100', 'Tadmor', NAMED],
  ['the skills in the directory', 'skills', '/api/members?limit=100', 'Falconry', NAMED],
  ['her by topic', 'interests', '/api/members?topic=aqueducts', 'zenobia', NAMED],
  ['her by skill', 'skills', '/api/members?skill=falconry', 'zenobia', NAMED],
  ['her by what she helps with', 'helpsWith', '/api/members?helpsWith=siegecraft', 'zenobia', NAMED],
  ['her by place', 'location', '/api/members?place=tadmor', 'zenobia', NAMED],
  ['the place as the highlight', 'location', '/api/member-highlight', 'Tadmor', HIGHLIGHTED],
  ['the address as the highlight', 'email', '/api/member-highlight', 'queen@palmyra.test', HIGHLIGHTED],
  ['the place of a suggestion or a friend', 'location', '/api/my/friends', 'Tadmor', HIGHLIGHTED],
];

/** These find people by what they show to all members, and know nothing of friends. */
const FOR_MEMBERS: [name: string, field: ProfileField, path: string][] = [
  ['the words of the directory, by place', 'location', '/api/members?q=tadmor'],
  ['the words of the directory, by skill', 'skills', '/api/members?q=falconry'],
  ['the search of the site, by place', 'location', '/api/search?q=tadmor'],
  ['the search of the site, by skill', 'skills', '/api/search?q=falconry'],
];

describe.each(AUDIENCES)('What she shows to: %s', (audience) => {
  let app: TestApp;
  let community: Community;
  beforeAll(async () => {
    app = await createTestApp();
    community = await arrangeCommunity(app);
    const visibility = Object.fromEntries(FIELDS.map((field) => [field, audience]));
    const { status } = await community.clients.herself.patch('/api/my/profile', { visibility });
    if (status !== 200) throw new Error(`The settings answered ${status}`);
  }, 60_000);
  afterAll(() => app.close());

  const seenBy = async (path: string, trace: string) => {
    const seen: Viewer[] = [];
    for (const viewer of VIEWERS) {
      const { status, text } = await community.clients[viewer].get(path);
      if (status < 400 && text.replace(/ :/g, ':').includes(trace)) seen.push(viewer);
    }
    return seen;
  };

  it.each(PLACES)('shows %s to them alone', async (_, field, path, trace, among) => {
    expect(field in DEFAULT_VISIBILITY).toBe(true);
    const may = VIEWERS.filter((viewer) => SEEN_BY[audience].includes(viewer) && among.includes(viewer));
    expect(await seenBy(path, trace)).toEqual(may);
  });

  it.each(FOR_MEMBERS)('%s', async (_, __, path) => {
    const isForMembers = audience === 'members' || audience === 'public';
    expect(
      await seenBy(path, '/profile/zenobia').then((seen) =>
        seen.length > 0 ? seen : seenBy(path, 'zenobia'),
      ),
    ).toEqual(isForMembers ? COMMUNITY : []);
  });

  it('is what the filters offer, without saying whose it is', async () => {
    const { text } = await community.clients.member.get('/api/member-filters');
    const offered = ['Falconry', 'Siegecraft', 'Aqueducts', 'Tadmor'].filter((value) => text.includes(value));
    const isForMembers = audience === 'members' || audience === 'public';
    expect(offered).toEqual(isForMembers ? ['Falconry', 'Siegecraft', 'Aqueducts', 'Tadmor'] : []);
    expect(text).not.toMatch(/zenobia/i);
  });

  it('is what a report of her profile keeps for moderators', async () => {
    const subject = { kind: 'profile', id: community.zenobia.id };
    await community.clients.member.post('/api/reports', { subject, reason: 'other' });
    const { body } = await community.clients.moderator.get('/api/admin/reports');
    const { copy } = body.find((matter: { subject: { kind: string } }) => matter.subject.kind === 'profile');
    const remaining = ['Tadmor', 'Queen', 'Falconry', 'Siegecraft', 'Allies', 'chronicle'];
    const isForMembers = audience === 'members' || audience === 'public';
    expect(remaining.filter((value) => copy.text.includes(value))).toEqual(isForMembers ? remaining : []);
  });

  it('is nothing of the courses and achievements that she leaves out', async () => {
    const { herself } = community.clients;
    const { course } = community.lesson;
    const { body: earned } = await herself.get('/api/my/achievements');
    const hiddenAchievements = earned.map(({ key }: { key: string }) => key);
    const hidden = { hiddenCourses: [course.id], hiddenAchievements };
    expect((await herself.patch('/api/my/profile', hidden)).status).toBe(200);
    for (const trace of ['Community Member', course.title])
      expect(await seenBy('/api/members/zenobia', trace)).toEqual([]);
    expect(await seenBy(`/api/courses/${course.id}/related`, 'zenobia')).toEqual([]);
  });
});
