import type { Client } from '../../../../test/client.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import type { User } from '../../../identity/users/user.entity.js';
import type { AuditLogEntry } from './audit-log.dto.js';

describe('GET /api/admin/audit', () => {
  let app: TestApp;
  let ada: User;
  let leo: User;
  let client: Client;
  beforeAll(async () => {
    app = await createTestApp();
    ada = await createAdmin(app, { firstName: 'Ada', lastName: 'Lindqvist' });
    leo = await createUser(app, { firstName: 'Léo', lastName: 'Brandt' });
    client = await app.signInAs(ada);
    const subject = { subjectKind: 'post', subjectId: '00000000-0000-4000-8000-000000000001' };
    const hide = { action: 'hide', memberId: leo.id, reason: '=It sells.', before: { hidden: false } };
    await recordAuditEvent({ ...subject, ...hide, actor: ada, after: { hidden: true } }, app.database);
    const release = { action: 'promote', subjectKind: 'release', subjectId: 'mf-learning@1' };
    await recordAuditEvent({ ...release, actor: 'deploy token "pipeline"' }, app.database);
  });
  afterAll(() => app.close());

  const list = async (query = '') => (await client.get(`/api/admin/audit${query}`)).body as AuditLogEntry[];
  const actions = async (query: string) => (await list(query)).map(({ action }) => action);

  it('says who did what to which subject, why, and what was before and after', async () => {
    const [promoted, hidden] = await list();
    expect(hidden).toMatchObject({
      ...{ actor: { id: ada.id, name: 'Ada Lindqvist' }, actorName: null, member: { id: leo.id } },
      ...{ action: 'hide', subjectKind: 'post', before: { hidden: false }, after: { hidden: true } },
      reason: '=It sells.',
    });
    expect(promoted).toMatchObject({ actor: null, actorName: 'deploy token "pipeline"', member: null });
  });

  it('is searched by who did it or whom it concerns, by what it was, and by when', async () => {
    expect(await actions('?who=lindq')).toEqual(['hide']);
    expect(await actions('?who=leo')).toEqual(['hide']);
    expect(await actions('?who=Pipeline')).toEqual(['promote']);
    expect(await actions('?what=SELLS')).toEqual(['hide']);
    expect(await actions('?what=mf-learning')).toEqual(['promote']);
    const today = new Date().toISOString().slice(0, 10);
    expect(await actions(`?from=${today}&to=${today}`)).toEqual(['promote', 'hide']);
    expect(await actions('?to=2001-01-01')).toEqual([]);
    expect((await client.get('/api/admin/audit?from=tomorrow')).status).toBe(400);
  });

  it('comes a page at a time, in either order', async () => {
    const first = await client.get('/api/admin/audit?order=oldest&limit=1');
    expect(first.body).toMatchObject([{ action: 'hide' }]);
    const [, next = ''] = /<([^>]+)>/.exec(String(first.headers['link'])) ?? [];
    expect((await client.get(next)).body).toMatchObject([{ action: 'promote' }]);
  });

  it('is a file for spreadsheets, which runs nothing in them and is in the log itself', async () => {
    const { text, headers, status } = await client.get('/api/admin/audit.csv?what=hide');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="futurelab-audit.csv"');
    const [header, row, end] = text.split('\r\n');
    expect(header).toBe('\ufeffat,actor,action,subject,member,before,after,reason');
    expect(row).toContain('Ada Lindqvist,hide,post 00000000-0000-4000-8000-000000000001,Léo Brandt,');
    expect(row).toMatch(/,'=It sells\.$/);
    expect(end).toBe('');
    const [event] = await list();
    expect(event).toMatchObject({ action: 'export', subjectKind: 'audit', actor: { id: ada.id } });
  });
});
