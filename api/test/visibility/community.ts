import { Course } from '../../src/learning/courses/course.entity.js';
import { Lesson } from '../../src/learning/lessons/lesson.entity.js';
import type { Group } from '../../src/groups/group.entity.js';
import type { Post } from '../../src/discussions/posts/post.entity.js';
import type { User } from '../../src/identity/users/user.entity.js';
import { achievementAward } from '../../src/people/achievements/achievements.sql.js';
import type { Client } from '../client.js';
import {
  addToGroup,
  createCourse,
  createEvent,
  createGroup,
  createPost,
} from '../factories/product-factories.js';
import { createAdmin, createSubscription, createUser } from '../factories/user-factory.js';
import type { TestApp } from '../test-app.js';
import { type Viewer, VIEWERS } from './viewers.js';

type Places = 'public' | 'private' | 'secret' | 'pro';

/** A discussion of hers, or of the host. */
interface Written {
  id: string;
  slug: string;
}

/** Zenobia, everybody who looks for her, and what she has written and done. */
export interface Community {
  app: TestApp;
  zenobia: User;
  people: Record<Exclude<Viewer, 'visitor'>, User>;
  clients: Record<Viewer, Client>;
  groups: Record<Places, Group>;
  /** Hers, that waits for an administrator, and one she owns and they are in that a moderator has hidden. */
  moderated: Record<'pending' | 'hidden', Written>;
  /** The host's, in the public group; she has replied and reacted. */
  open: Post;
  /** Each viewer's own, to which she has replied and reacted. */
  own: Partial<Record<Viewer, Post>>;
  posts: Record<Places | 'nowhere' | 'hidden' | 'removed' | 'lesson', Written>;
  lesson: { course: Course; lesson: Lesson };
  /** She and a member of her groups had enrolled. Its lesson is a preview. */
  withdrawn: { course: Course; lesson: Lesson };
  /** Of her replies to the host's discussion. */
  replies: Record<'shown' | 'hidden' | 'removed', string>;
  conversation: string;
  /** Ids of her projects. */
  projects: Record<'open' | 'returned' | 'hidden', string>;
  exchange: string;
  /** The host's, each in a group; she and a member of it are going. Those of the groups begin in ten minutes. */
  events: Record<Places, Written>;
  /** Her conversations with one other. */
  pair: Partial<Record<Viewer, string>>;
}

/** Every word is one that nobody else uses. */
export const MARKERS = {
  nowhere: 'quetzal',
  public: 'kestrel',
  private: 'merlin',
  secret: 'gyrfalcon',
  pro: 'peregrine',
  hidden: 'goshawk',
  removed: 'harrier',
  lesson: 'buzzard',
  mention: 'osprey',
  draft: 'lanner',
  before: 'sparrowhawk',
  reported: 'jessed',
  unreported: 'unhooded',
  pair: 'brancher',
  introduction: 'austringer',
  project: 'creance',
  returned: 'bechins',
  concealed: 'rufter',
  exchange: 'yarak',
  publicEvent: 'mews',
  privateEvent: 'cadge',
  secretEvent: 'jesses',
  proEvent: 'varvels',
  resource: 'bewits',
  pending: 'tiercel',
  hiddenGroup: 'seeling',
  withdrawn: 'eyas',
} as const;

const LONG_AGO = new Date('2026-01-10T09:00:00Z');

export async function arrangeCommunity(app: TestApp): Promise<Community> {
  const { zenobia, people, clients, host } = await arrangePeople(app);
  const groups = {} as Record<Places, Group>;
  for (const visibility of ['public', 'private', 'secret', 'pro'] as const) {
    groups[visibility] = await createGroup(app, { visibility, name: `The ${visibility} aviary` });
    // Being blocked is what keeps these apart, not that they have nothing to do with each other.
    for (const viewer of ['group member', 'blocked by her', 'blocker', 'herself'] as const)
      await addToGroup(app, groups[visibility], people[viewer]);
  }
  await app.database.query(achievementAward(['group_memberships'], [people.herself.id]));
  const moderated = await withhold(app, clients, people);
  await befriend(clients, people);
  const asHer = clients.herself;
  const posts = {} as Community['posts'];
  const write = async (key: keyof Community['posts'], groupId: string | null) => {
    const fields = {
      title: `Falcons: ${MARKERS[key]}`,
      body: `About a ${MARKERS[key]}.`,
      kind: 'discussion',
    };
    posts[key] = (await asHer.post('/api/posts', { ...fields, groupId })).body;
  };
  for (const key of ['nowhere', 'hidden', 'removed'] as const) await write(key, null);
  for (const key of ['public', 'private', 'secret', 'pro'] as const) {
    await write(key, groups[key].id);
    const url = `https://example.test/${MARKERS.resource}/${key}`;
    await asHer.post(`/api/groups/${groups[key].id}/links`, { title: MARKERS.resource, url });
  }
  await asHer.patch(`/api/posts/${posts.nowhere.id}`, { title: `Falcons: the ${MARKERS.nowhere}` });

  const open = await createPost(app, { authorId: host.id, groupId: groups.public.id });
  const own: Community['own'] = {};
  const slugs: string[] = [];
  for (const viewer of VIEWERS) {
    if (viewer === 'visitor' || viewer === 'herself') continue;
    own[viewer] = await createPost(app, { authorId: people[viewer].id });
    await asHer.post(`/api/posts/${own[viewer].id}/replies`, { body: 'I agree.' });
    await asHer.put(`/api/posts/${own[viewer].id}/reactions/like`);
    await clients[viewer].put(`/api/posts/${open.id}/follow`);
    slugs.push(people[viewer].slug);
  }
  await asHer.put(`/api/posts/${open.id}/reactions/like`);
  const mention = `${MARKERS.mention}: ${slugs.map((slug) => `@${slug}`).join(' ')}`;
  await asHer.post('/api/posts', { title: `Falcons: ${MARKERS.mention}`, body: mention, kind: 'discussion' });
  const reply = async (body: string): Promise<string> =>
    (await asHer.post(`/api/posts/${open.id}/replies`, { body })).body.id;
  const replies = {
    shown: await reply('A reply of falcons, shown'),
    hidden: await reply(`A reply of falcons, hidden @${people.member.slug}`),
    removed: await reply('A reply of falcons, removed'),
  };
  const lesson = await writeUnderLesson(app, people, zenobia, posts);
  const withdrawn = await withdrawCourse(app, clients);
  await app.runJobs();
  // They did so while they could open it, or before she and they were apart.
  await app.data.query(
    'INSERT INTO post_follows (post_id, user_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING',
    [posts.lesson.id, Object.values(people).map(({ id }) => id)],
  );
  const conversation = await converse(clients, people);
  const pair = await converseInPairs(clients, people);
  await introduce(clients, people);
  const { projects, exchange } = await buildTogether(clients);
  const events = await meet(app, clients, groups, host);
  await asHer.patch(`/api/projects/${projects.open}`, { nextEvent: events.secret.slug });
  await asHer.put('/api/my/drafts/post', { content: { body: MARKERS.draft } });
  await report(clients, [
    ['post', posts.hidden.id],
    ['reply', replies.hidden],
    ['project', projects.hidden],
  ]);
  await asHer.delete(`/api/posts/${posts.removed.id}`);
  await asHer.delete(`/api/replies/${replies.removed}`);
  await asHer.put(`/api/members/${people['blocked by her'].id}/block`);
  await clients.blocker.put(`/api/members/${zenobia.id}/block`);
  await app.data.query(`UPDATE users SET suspended_at = now() WHERE id = $1`, [people.suspended.id]);
  return {
    app,
    zenobia,
    people,
    clients,
    groups,
    moderated,
    open,
    own,
    posts,
    lesson,
    withdrawn,
    replies,
    conversation,
    projects,
    exchange,
    events,
    pair,
  };
}

async function arrangePeople(app: TestApp) {
  const zenobia = await createUser(app, {
    slug: 'zenobia',
    firstName: 'Zenobia',
    lastName: 'of Palmyra',
    location: 'Tadmor, Syria',
    skills: ['Falconry'],
    helpsWith: ['Siegecraft'],
    lookingFor: ['Allies'],
    interests: ['Aqueducts'],
    bio: 'Queen of an empire.',
    links: [{ label: 'Chronicle', url: 'https://chronicle.example.test' }],
    timeZone: 'Asia/Damascus',
    email: 'queen@palmyra.test',
    joinedAt: LONG_AGO,
  });
  await createSubscription(app, { userId: zenobia.id });
  const host = await createUser(app, { firstName: 'Host' });
  const people = { herself: zenobia } as Community['people'];
  const clients = { visitor: app.visitor(), herself: await app.signInAs(zenobia) } as Community['clients'];
  for (const viewer of VIEWERS) {
    if (viewer === 'visitor' || viewer === 'herself') continue;
    const who = { firstName: 'Viewer', currentRole: null, location: null, joinedAt: LONG_AGO };
    people[viewer] =
      viewer === 'admin'
        ? await createAdmin(app, who)
        : await createUser(app, {
            ...who,
            isModerator: viewer === 'moderator',
            ...(viewer === 'newcomer' && { onboardedAt: null }),
          });
    clients[viewer] = await app.signInAs(people[viewer]);
    if (viewer === 'newcomer' || viewer === 'member') continue;
    // Nobody is as close to any of them as she is.
    const circle = await createGroup(app, { visibility: 'secret', name: 'A circle' });
    for (const person of [zenobia, people[viewer]]) await addToGroup(app, circle, person);
  }
  return { zenobia, host, people, clients };
}

/** A group of hers that waits for an administrator, and one that a moderator has hidden, with a discussion of hers in it. */
async function withhold(
  app: TestApp,
  clients: Community['clients'],
  people: Community['people'],
): Promise<Community['moderated']> {
  const { herself, admin, newcomer } = clients;
  await admin.put('/api/admin/settings', { reviewsGroups: true });
  const fields = { name: `The roost of ${MARKERS.pending}`, summary: 'It waits.', privacy: 'public' };
  const pending = (await herself.post('/api/groups', fields)).body;
  await admin.put('/api/admin/settings', { reviewsGroups: false });
  const hidden = await createGroup(app, { name: `The roost of ${MARKERS.hiddenGroup}` });
  for (const viewer of ['group member', 'blocked by her', 'blocker'] as const)
    await addToGroup(app, hidden, people[viewer]);
  await addToGroup(app, hidden, people.herself, 'owner');
  const title = `Falcons: ${MARKERS.hiddenGroup}`;
  await herself.post('/api/posts', { title, body: title, kind: 'discussion', groupId: hidden.id });
  const subject = { kind: 'group', id: hidden.id };
  const { id } = (await newcomer.post('/api/reports', { subject, reason: 'spam' })).body;
  const { status } = await admin.post(`/api/admin/reports/${id}/decision`, { decision: 'hide' });
  if (status !== 200) throw new Error(`The decision answered ${status}`);
  return { pending, hidden };
}

/** Those across a block had been friends before. */
async function befriend(clients: Community['clients'], people: Community['people']): Promise<void> {
  for (const viewer of ['friend', 'blocked by her', 'blocker'] as const) {
    await clients.herself.put(`/api/members/${people[viewer].id}/friendship`);
    await clients[viewer].put(`/api/members/${people.herself.id}/friendship`);
  }
}

async function writeUnderLesson(
  app: TestApp,
  people: Community['people'],
  { id: authorId }: User,
  posts: Community['posts'],
): Promise<Community['lesson']> {
  const { course, lessons } = await createCourse(app);
  // The first is a preview, which is open to everybody.
  const [, lesson] = lessons;
  for (const viewer of ['group member', 'blocked by her', 'blocker', 'herself'] as const) {
    const client = await app.signInAs(people[viewer]);
    await client.put(`/api/courses/${course.id}/enrollment`);
  }
  const title = `Falcons: ${MARKERS.lesson}`;
  posts.lesson = await createPost(app, { authorId, title, kind: 'lesson', lessonId: lesson!.id });
  const body = `Under a lesson: @${people.member.slug} @${people['group member'].slug}`;
  const client = await app.signInAs(people.herself);
  await client.post(`/api/posts/${posts.lesson.id}/replies`, { body });
  return { course, lesson: lesson! };
}

async function withdrawCourse(app: TestApp, clients: Community['clients']): Promise<Community['withdrawn']> {
  const { course, lessons } = await createCourse(app, { title: `Rearing an ${MARKERS.withdrawn}` });
  for (const viewer of ['group member', 'herself'] as const)
    await clients[viewer].put(`/api/courses/${course.id}/enrollment`);
  const { status } = await clients.admin.put(`/api/authoring/courses/${course.id}/withdrawal`);
  if (status !== 200) throw new Error(`The withdrawal answered ${status}`);
  return { course, lesson: lessons[0]! };
}

/** Among her, a friend, the member of her groups and people who block later; one message of hers is reported. */
async function converse(clients: Community['clients'], people: Community['people']): Promise<string> {
  const memberIds = (['friend', 'group member', 'blocked by her', 'blocker'] as const).map(
    (viewer) => people[viewer].id,
  );
  const begin = { memberIds, text: MARKERS.unreported };
  const { id } = (await clients.herself.post('/api/conversations', begin)).body;
  const next = { text: MARKERS.reported };
  const { body } = await clients.herself.post(`/api/conversations/${id}/messages`, next);
  const subject = { kind: 'message', id: body.id };
  await clients['group member'].post('/api/reports', { subject, reason: 'harassment' });
  return id;
}

async function converseInPairs(
  clients: Community['clients'],
  people: Community['people'],
): Promise<Community['pair']> {
  const pair: Community['pair'] = {};
  for (const viewer of ['member', 'blocked by her', 'blocker'] as const) {
    const begin = { memberIds: [people[viewer].id], text: MARKERS.pair };
    pair[viewer] = (await clients.herself.post('/api/conversations', begin)).body.id;
  }
  return pair;
}

/** Her friend introduces her to some, of whom two block or are blocked before they have answered. */
async function introduce(clients: Community['clients'], people: Community['people']): Promise<void> {
  for (const viewer of ['member', 'blocked by her', 'blocker'] as const) {
    const introduction = { toId: people[viewer].id, reason: MARKERS.introduction };
    const { status } = await clients.friend.post(
      `/api/members/${people.herself.id}/introductions`,
      introduction,
    );
    if (status !== 201) throw new Error(`The introduction answered ${status}`);
  }
}

/** A project of hers that is open, another that is hidden later, a proposal that came back to her, and an exchange. */
async function buildTogether(clients: Community['clients']) {
  const { herself, admin } = clients;
  const helpers = [clients.friend, clients.blocker, clients.suspended];
  const propose = async (word: string): Promise<string> => {
    const fields = { title: `Hooding: ${word}`, purpose: `For ${word}.` };
    const roles = [{ name: 'Austringer', hoursPerWeek: 2 }];
    return (await herself.post('/api/projects', { ...fields, roles })).body.id;
  };
  const projects = {
    open: await propose(MARKERS.project),
    returned: await propose(MARKERS.returned),
    hidden: await propose(MARKERS.concealed),
  };
  for (const id of [projects.open, projects.hidden])
    await admin.put(`/api/projects/${id}/stage`, { stage: 'open' });
  await admin.put(`/api/projects/${projects.returned}/return`, { reason: 'Say who is glad.' });
  const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const content = { title: `Hooding: ${MARKERS.exchange}`, body: `About ${MARKERS.exchange}.` };
  const { body } = await herself.post('/api/exchanges', { ...content, kind: 'offer', until });
  for (const client of helpers) await client.post(`/api/exchanges/${body.id}/helpers`, {});
  return { projects, exchange: body.id as string };
}

/** Those in the groups when they begin; where someone is going cannot be distinguished from who may look. */
async function meet(
  app: TestApp,
  { herself, 'group member': other }: Community['clients'],
  groups: Community['groups'],
  { id: hostId }: User,
): Promise<Community['events']> {
  const events = {} as Community['events'];
  for (const place of ['public', 'private', 'secret', 'pro'] as const) {
    const word = MARKERS[`${place}Event`];
    const { id, slug } = await createEvent(app, {
      ...{ slug: `the-${word}`, title: `Meeting: ${word}`, summary: `About the ${word}.`, hostId },
      ...{ groupId: groups[place].id, startsAt: new Date(Date.now() + 10 * 60_000) },
      joinUrl: `https://meet.example.test/${word}-room`,
    });
    events[place] = { id, slug };
    for (const client of [herself, other]) await client.put(`/api/events/${id}/rsvp`, { status: 'going' });
  }
  return events;
}

/** By two members, which hides it. */
async function report(clients: Community['clients'], subjects: [kind: string, id: string][]): Promise<void> {
  for (const [kind, id] of subjects)
    for (const viewer of ['newcomer', 'suspended'] as const) {
      const { status } = await clients[viewer].post('/api/reports', {
        subject: { kind, id },
        reason: 'spam',
      });
      if (status !== 201) throw new Error(`The report of a ${kind} answered ${status}`);
    }
}
