import { randomUUID } from 'node:crypto';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import { recordAuditEvent } from './audit.js';
import { AuditEvent } from './audit-event.entity.js';

describe('An audit event', () => {
  let app: TestApp;
  let actor: User;
  let member: User;
  let subjectId: string;
  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    [actor, member, subjectId] = [await createAdmin(app), await createUser(app), randomUUID()];
    const event = { actor, action: 'hide', subjectKind: 'post', subjectId, memberId: member.id };
    await recordAuditEvent({ ...event, reason: 'It sells.', after: { isHidden: true } }, app.database);
  });
  afterAll(() => app.close());

  const recorded = () => app.data.getRepository(AuditEvent).findOneByOrFail({ subjectId });
  const set = (assignments: string) =>
    app.database.execute({
      text: `UPDATE audit_events SET ${assignments} WHERE subject_id = $1`,
      values: [subjectId],
    });

  it('has no request outside of one', async () => {
    expect(await recorded()).toMatchObject({
      ...{ actorId: actor.id, actorName: null, action: 'hide', memberId: member.id },
      ...{ before: null, after: { isHidden: true }, reason: 'It sells.', requestId: null },
    });
  });

  it.each([
    `at = now() - interval '1 day'`,
    `action = 'keep'`,
    `reason = NULL`,
    `after = NULL`,
    `subject_id = 'other'`,
    `actor_id = member_id`,
    `actor_id = NULL, action = 'keep'`,
  ])('is not rewritten: %s', async (assignments) => {
    await expect(set(assignments)).rejects.toThrow('audit_events is only ever added to');
  });

  it('is not deleted', async () => {
    const removal = app.database.execute({ text: 'DELETE FROM audit_events' });
    await expect(removal).rejects.toThrow('audit_events is only ever added to');
  });

  it('lets go of members whose row is gone', async () => {
    await app.data.getRepository('User').delete([actor.id, member.id]);
    expect(await recorded()).toMatchObject({ actorId: null, memberId: null, reason: 'It sells.' });
  });
});
