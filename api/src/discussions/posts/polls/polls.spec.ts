import { addToGroup, createGroup, createPost } from '../../../../test/factories/product-factories.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import type { Client } from '../../../../test/client.js';
import { LiveStream } from '../../../../test/live-stream.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { User } from '../../../identity/users/user.entity.js';
import { Poll } from './poll.entity.js';

const joinedAt = new Date('2026-01-10');
const today = () => new Date().toISOString().slice(0, 10);

describe('A poll', () => {
  let app: TestApp;
  let author: Client;
  let voter: Client;
  let voterUser: User;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    author = await app.signInAs(await createUser(app, { joinedAt, timeZone: 'UTC' }));
    voterUser = await createUser(app, { joinedAt });
    voter = await app.signInAs(voterUser);
  });

  const options = ['Mornings', 'Evenings', 'Weekends'];
  const ask = (poll: object, more: object = {}) =>
    author.post('/api/posts', { title: 'When?', body: 'Our next call.', kind: 'discussion', poll, ...more });
  const asked = async (poll: object = {}, more: object = {}): Promise<string> => {
    const answer = await ask({ options, ...poll }, more);
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  const vote = (id: string, choices: unknown, client = voter) =>
    client.put(`/api/posts/${id}/poll/vote`, { choices });
  const poll = async (id: string, client = voter) => (await client.get(`/api/posts/${id}`)).body.poll;
  const counts = async (id: string, client = voter) =>
    (await poll(id, client)).options.map(({ voteCount }: { voteCount: number | null }) => voteCount);

  it('shows how many chose what to its author, to who has voted, and to nobody else before it ends', async () => {
    const id = await asked();
    const other = await app.signInAs(await createUser(app));
    expect(await poll(id)).toEqual({
      options: options.map((text) => ({ text, voteCount: null, isChosen: false })),
      allowsSeveral: false,
      endsAt: null,
      hasEnded: false,
      hasVoted: false,
      voterCount: 0,
    });
    expect((await vote(id, [1])).status).toBe(204);
    expect(await poll(id)).toMatchObject({
      options: [{ voteCount: 0 }, { voteCount: 1, isChosen: true }, { voteCount: 0 }],
      hasVoted: true,
      voterCount: 1,
    });
    expect(await counts(id, author)).toEqual([0, 1, 0]);
    expect(await counts(id, other)).toEqual([null, null, null]);
    expect((await author.put(`/api/posts/${id}/poll/end`, {})).status).toBe(204);
    expect(await counts(id, other)).toEqual([0, 1, 0]);
    expect(JSON.stringify((await author.get(`/api/posts/${id}`)).body)).not.toContain(voterUser.id);
  });

  it('counts a member once, also when they press twice at once, and lets them change their mind', async () => {
    const id = await asked();
    const stream = await LiveStream.open(author);
    const answers = await Promise.all([0, 1, 2].map((choice) => vote(id, [choice])));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    await stream.hear(`post:${id}`);
    expect((await vote(id, [2])).status).toBe(204);
    expect(await counts(id)).toEqual([0, 0, 1]);
    stream.close();
  });

  it.each([
    [[0, 1], 'Choose one option only.'],
    [[3], 'Choose one of the options.'],
    [[], 'Choose an option.'],
    [[1, 1], 'Choose an option.'],
  ])('takes one of its options: %j', async (choices, message) => {
    const id = await asked();
    const answer = await vote(id, choices);
    expect([answer.status, answer.body.details]).toEqual([400, { choices: [message] }]);
    expect((await poll(id)).voterCount).toBe(0);
  });

  it('takes several where its author says so', async () => {
    const id = await asked({ allowsSeveral: true });
    await vote(id, [0, 2]);
    await vote(id, [0], author);
    expect(await counts(id)).toEqual([2, 0, 1]);
    expect((await poll(id)).voterCount).toBe(2);
  });

  it('takes no votes after its end', async () => {
    const id = await asked({ endsOn: today() });
    expect((await poll(id)).endsAt).toContain(`${today()}T23:59:59`);
    await app.data.getRepository(Poll).update(id, { endsAt: new Date(Date.now() - 1000) });
    const answer = await vote(id, [0]);
    expect([answer.status, answer.body.code]).toEqual([409, 'poll_ended']);
    expect(await poll(id)).toMatchObject({ hasEnded: true, voterCount: 0 });
  });

  it('takes no votes of those who may not post there, or where nobody may', async () => {
    const group = await createGroup(app);
    const owner = await createUser(app, { joinedAt });
    await addToGroup(app, group, owner, 'owner');
    author = await app.signInAs(owner);
    const id = await asked({}, { groupId: group.id });
    expect((await vote(id, [0])).body.code).toBe('join_first');
    await addToGroup(app, group, voterUser);
    expect((await vote(id, [0])).status).toBe(204);
    await author.put(`/api/posts/${id}/lock`, {});
    expect((await vote(id, [1])).body.code).toBe('locked');
    await author.delete(`/api/posts/${id}`);
    expect((await vote(id, [1])).body.code).toBe('removed');
    expect(await poll(id)).toBeNull();
  });

  it('is changed by its author alone, and not after a vote', async () => {
    const id = await asked();
    const changed = { options: ['Now', 'Later'], allowsSeveral: true };
    expect((await voter.put(`/api/posts/${id}/poll`, changed)).body.code).toBe('not_yours');
    expect((await voter.put(`/api/posts/${id}/poll/end`, {})).body.code).toBe('not_yours');
    expect((await author.put(`/api/posts/${id}/poll`, changed)).status).toBe(204);
    expect(await poll(id)).toMatchObject({
      options: [{ text: 'Now' }, { text: 'Later' }],
      allowsSeveral: true,
    });
    await vote(id, [0]);
    const answer = await author.put(`/api/posts/${id}/poll`, { options });
    expect([answer.status, answer.body.code]).toEqual([409, 'poll_has_votes']);
  });

  it.each([
    [{ options: ['One'] }, 'poll.options', 'Add 2 to 8 options.'],
    [{ options: Array.from({ length: 9 }, (_, n) => `${n}`) }, 'poll.options', 'Add 2 to 8 options.'],
    [{ options: ['Yes', ' Yes '] }, 'poll.options', 'Make every option different.'],
    [{ options: ['Yes', ''] }, 'poll.options', 'Write each option in up to 100 characters.'],
    [{ options, endsOn: '2020-01-01' }, 'poll.endsOn', 'Choose a date from today on, within a year.'],
    [{ options, endsOn: 'soon' }, 'poll.endsOn', 'Choose a date.'],
  ])('says beside its field what is wrong: %j', async (wrong, field, message) => {
    const answer = await ask(wrong);
    expect(answer.status).toBe(400);
    expect(answer.body.details[field]).toEqual([message]);
  });

  it('is not in a discussion that has none', async () => {
    const plain = await createPost(app, { authorId: null });
    expect(await poll(plain.id)).toBeNull();
    expect((await vote(plain.id, [0])).status).toBe(404);
  });
});
