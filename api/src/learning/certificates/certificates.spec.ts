import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { createCourse } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { User } from '../../identity/users/user.entity.js';
import type { CertificateResponse } from './certificates.dto.js';

describe('Certificates', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  /** A member who has just finished a course of two lessons. */
  async function finisher(overrides: Partial<User> = { firstName: 'Ola', lastName: 'Nordmann' }) {
    const user = await createUser(app, overrides);
    const member = await app.signInAs(user);
    const { course, lessons } = await createCourse(app, { lessons: 2, title: 'Small Habits' });
    await member.put(`/api/courses/${course.id}/enrollment`);
    await member.put(`/api/lessons/${lessons[0]!.id}/completion`);
    const finish = () => member.put(`/api/lessons/${lessons[1]!.id}/completion`);
    return { user, member, course, lessons, finish };
  }

  const list = async (member: Client): Promise<CertificateResponse[]> =>
    (await member.get('/api/my/certificates')).body;
  const rename = (user: User, lastName: string) =>
    app.data.getRepository(User).update({ id: user.id }, { lastName });

  it('are issued with the last lesson, once however often it is completed', async () => {
    const { member, course, lessons, finish } = await finisher();
    expect(await list(member)).toEqual([]);
    await Promise.all([finish(), finish(), finish()]);
    const [issued, ...others] = await list(member);
    expect(others).toEqual([]);
    expect(issued).toMatchObject({
      status: 'valid',
      name: 'Ola Nordmann',
      course: { slug: course.slug, title: 'Small Habits' },
      lessonCount: 2,
      duration: '20 min',
      isMine: true,
      hasPdf: true,
      hasCredential: true,
    });
    await member.delete(`/api/lessons/${lessons[1]!.id}/completion`);
    expect(await list(member)).toEqual([issued]);
    await finish();
    expect(await list(member)).toEqual([issued]);
    expect(await countQueries(app, () => member.get('/api/my/certificates'))).toBeLessThanOrEqual(3);
  });

  it('can be checked by the person who has the link, and by nobody else', async () => {
    const { member, finish } = await finisher();
    await finish();
    const [{ id }] = (await list(member)) as [CertificateResponse];
    expect((await app.visitor().get(`/api/certificates/${id}`)).body).toMatchObject({
      id,
      status: 'valid',
      name: 'Ola Nordmann',
      isMine: false,
      presentName: null,
    });
    const unknown = '00000000-0000-4000-8000-000000000001';
    for (const part of ['', '/credential', '/pdf'])
      expect((await app.visitor().get(`/api/certificates/${unknown}${part}`)).status).toBe(404);
  });

  it('say what was true when the course was finished', async () => {
    const { user, member, course, finish } = await finisher();
    await finish();
    await rename(user, 'Ny');
    await app.data.getRepository('courses').update({ id: course.id }, { title: 'Great Habits' });
    const [issued] = await list(member);
    expect(issued).toMatchObject({
      name: 'Ola Nordmann',
      presentName: 'Ola Ny',
      course: { title: 'Small Habits' },
    });
  });

  it('are issued again with a corrected name, and the old link leads to the new one', async () => {
    const { user, member, finish } = await finisher();
    await finish();
    const [old] = (await list(member)) as [CertificateResponse];
    const reissue = (id: string) => member.post(`/api/my/certificates/${id}/reissue`);
    expect((await reissue(old.id)).body.id).toBe(old.id);
    await rename(user, 'Ny');
    const answers = await Promise.all([reissue(old.id), reissue(old.id)]);
    const corrected = answers[0].body as CertificateResponse;
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [201, corrected.id],
      [201, corrected.id],
    ]);
    expect(corrected).toMatchObject({ status: 'valid', name: 'Ola Ny', completedAt: old.completedAt });
    expect(await list(member)).toEqual([corrected]);
    const { body, text } = await app.visitor().get(`/api/certificates/${old.id}`);
    expect(body).toMatchObject({ status: 'replaced', name: null, replacedById: corrected.id });
    expect(text).not.toContain('Nordmann');
    expect((await app.visitor().get(`/api/certificates/${old.id}/pdf`)).status).toBe(404);
    expect((await reissue(old.id)).body.id).toBe(corrected.id);
  });

  it('are revoked when the member asks, and can be issued anew under another link', async () => {
    const { member, finish } = await finisher();
    await finish();
    const [{ id }] = (await list(member)) as [CertificateResponse];
    expect((await member.delete(`/api/my/certificates/${id}`)).status).toBe(204);
    expect((await member.delete(`/api/my/certificates/${id}`)).status).toBe(204);
    const seen = await app.visitor().get(`/api/certificates/${id}`);
    expect(seen.body).toMatchObject({ status: 'revoked', name: null, hasPdf: false, hasCredential: false });
    expect(seen.body.revokedAt).not.toBeNull();
    expect((await app.visitor().get(`/api/certificates/${id}/credential`)).status).toBe(404);
    const { body: anew } = await member.post(`/api/my/certificates/${id}/reissue`);
    expect(anew).toMatchObject({ status: 'valid', name: 'Ola Nordmann' });
    const old = (await app.visitor().get(`/api/certificates/${id}`)).body;
    expect(old).toMatchObject({ status: 'revoked', replacedById: null });
  });

  it('are changed by nobody but their member', async () => {
    const { member, finish } = await finisher();
    await finish();
    const [{ id }] = (await list(member)) as [CertificateResponse];
    const other = await app.signInAs(await createUser(app));
    expect((await other.post(`/api/my/certificates/${id}/reissue`)).status).toBe(404);
    expect((await other.delete(`/api/my/certificates/${id}`)).status).toBe(404);
    expect((await other.get(`/api/certificates/${id}`)).body).toMatchObject({
      status: 'valid',
      isMine: false,
    });
  });

  it.each([
    ['Zoë', 'Nguyễn-Łukasiewicz'],
    ['Дарья', 'Шевченко'],
    ['Ελένη', 'Παπαδοπούλου'],
  ])('come as a PDF for %s %s, whose letters our fonts have', async (firstName, lastName) => {
    const { member, finish } = await finisher({ firstName, lastName });
    await finish();
    const [{ id, course }] = (await list(member)) as [CertificateResponse];
    const { status, headers, bytes } = await app.visitor().get(`/api/certificates/${id}/pdf`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="futurelab-${course.slug}.pdf"`,
    });
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('say that they have no PDF where our fonts lack letters of the name', async () => {
    const { member, finish } = await finisher({ firstName: '美咲', lastName: '森' });
    await finish();
    const [unprintable] = (await list(member)) as [CertificateResponse];
    expect(unprintable).toMatchObject({ hasPdf: false, hasCredential: true });
    expect((await member.get(`/api/certificates/${unprintable.id}/pdf`)).status).toBe(404);
  });
});
