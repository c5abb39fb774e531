import type { Client } from '../../../../test/client.js';
import { CONTACT, enquire, SPEAKING } from '../../../../test/factories/enquiry-factory.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { AuditEvent } from '../../../core/audit/audit-event.entity.js';
import type { User } from '../../../identity/users/user.entity.js';
import { Enquiry } from '../enquiry.entity.js';

describe('The inbox of enquiries', () => {
  let app: TestApp;
  let ada: Client;
  let staff: User;
  beforeAll(async () => {
    app = await createTestApp();
    staff = await createAdmin(app, { firstName: 'Ada', lastName: 'Lindqvist' });
    ada = await app.signInAs(staff);
  });
  afterAll(() => app.close());

  /** An enquiry that has just come in, as the inbox lists it. */
  async function arrival(message: string, body: object = CONTACT) {
    const { body: receipt } = await enquire(app, {
      ...body,
      message,
      email: `${message.length}@example.test`,
    });
    const { body: list } = await ada.get('/api/enquiries');
    return list.find(({ reference }: { reference: string }) => reference === receipt.reference);
  }

  it('lists the newest first, by pages, and by state and kind', async () => {
    await arrival('The first of all messages.');
    await arrival('The second of the messages.', SPEAKING);
    await arrival('The third of all these messages.');
    const first = await ada.get('/api/enquiries?limit=2');
    expect(first.body.map(({ kind }: { kind: string }) => kind)).toEqual(['contact', 'speaking']);
    const next = /<(.*)>; rel="next"/.exec(String(first.headers['link']))![1]!;
    const second = await ada.get(next);
    expect(second.body).toHaveLength(1);
    expect(second.headers['link']).toBeUndefined();
    expect((await ada.get('/api/enquiries?kind=speaking')).body).toHaveLength(1);
    expect((await ada.get('/api/enquiries?state=agreed')).body).toEqual([]);
    expect((await ada.get('/api/enquiries?state=lost')).status).toBe(400);
    expect((await ada.get('/api/enquiries?cursor=nonsense')).status).toBe(400);
  });

  it('finds one by its reference, however that is typed', async () => {
    const { id, reference } = await arrival('Something that somebody calls about.');
    const asked = async (text: string) => {
      const { body } = await ada.get(`/api/enquiries?reference=${encodeURIComponent(text)}`);
      return body.map((enquiry: { id: string }) => enquiry.id);
    };
    expect(await asked(reference)).toEqual([id]);
    expect(await asked(` ${reference.toLowerCase()} `)).toEqual([id]);
    expect(await asked('FL-NOTONE')).toEqual([]);
    expect(await asked('\0')).toEqual([]);
    expect((await ada.get(`/api/enquiries?reference=${'F'.repeat(21)}`)).status).toBe(400);
  });

  it('shows one with everything they wrote and what may become of it', async () => {
    const { id } = await arrival('A request with every detail in it.', SPEAKING);
    const { body } = await ada.get(`/api/enquiries/${id}`);
    expect(body).toMatchObject({
      state: 'new',
      organization: 'Hospital of the North',
      windowFrom: SPEAKING.windowFrom,
      windowTo: null,
      budget: '5000-10000',
      owner: null,
      notes: '',
      next: ['answered', 'declined'],
      auditEvents: [],
    });
  });

  it('changes state, owner and notes, and writes down who did', async () => {
    const { id } = await arrival('Something that somebody looks after.');
    const change = { state: 'answered', ownerId: staff.id, notes: 'Called on Monday.' };
    const { status, body } = await ada.patch(`/api/enquiries/${id}`, change);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'answered',
      owner: { name: 'Ada Lindqvist' },
      notes: 'Called on Monday.',
    });
    expect(
      body.auditEvents.map(({ field, before, after }: Record<string, unknown>) => [field, before, after]),
    ).toEqual([
      ['notes', '', 'Called on Monday.'],
      ['owner', null, staff.id],
      ['state', 'new', 'answered'],
    ]);
    expect(body.auditEvents[0].actor.name).toBe('Ada Lindqvist');
    const again = await ada.patch(`/api/enquiries/${id}`, change);
    expect(again.body.auditEvents).toHaveLength(3);
    const freed = await ada.patch(`/api/enquiries/${id}`, { ownerId: null, notes: '' });
    expect(freed.body).toMatchObject({ owner: null, notes: '', state: 'answered' });
  });

  it('refuses a state that cannot follow, and says which can', async () => {
    const { id } = await arrival('Something that was not answered yet.');
    const refused = await ada.patch(`/api/enquiries/${id}`, { state: 'done' });
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      code: 'wrong_state',
      message: 'This can’t change from new to done. It can change to answered or declined.',
    });
  });

  it('lets one of the people who decide at once decide', async () => {
    const { id } = await arrival('Two people open this at the same moment.');
    await ada.patch(`/api/enquiries/${id}`, { state: 'answered' });
    const answers = await Promise.all(
      ['declined', 'done', 'declined', 'done'].map((state) => ada.patch(`/api/enquiries/${id}`, { state })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const { body } = await ada.get(`/api/enquiries/${id}`);
    expect(body.auditEvents).toHaveLength(2);
  });

  it('is given to administrators only', async () => {
    const { id } = await arrival('Something to hand to the wrong person.');
    const member = await createUser(app);
    for (const ownerId of [member.id, '00000000-0000-4000-8000-000000000000']) {
      const refused = await ada.patch(`/api/enquiries/${id}`, { ownerId });
      expect([refused.status, refused.body.code]).toEqual([400, 'unknown_owner']);
    }
  });

  it('is forgotten with what was noted of it', async () => {
    const { id } = await arrival('Something that is over for two years.');
    await ada.patch(`/api/enquiries/${id}`, { notes: 'Rosa called on Monday.' });
    await app.data.getRepository(Enquiry).delete({ id });
    expect(await app.data.getRepository(AuditEvent).findOneBy({ subjectId: id })).toMatchObject({
      ...{ action: 'change', actorId: staff.id, before: null, after: null },
    });
  });

  it('does not know what does not exist', async () => {
    expect((await ada.get('/api/enquiries/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await ada.patch('/api/enquiries/nonsense', { notes: 'x' })).status).toBe(404);
  });

  it('is closed to everybody else', async () => {
    const { id } = await arrival('Something that is nobody else’s business.');
    const member = await app.signInAs(await createUser(app));
    expect((await member.get('/api/enquiries')).status).toBe(403);
    expect((await member.get(`/api/enquiries/${id}`)).status).toBe(403);
    expect((await member.patch(`/api/enquiries/${id}`, { state: 'declined' })).status).toBe(403);
    expect((await app.visitor().get('/api/enquiries')).status).toBe(401);
  });
});
