import { jest } from '@jest/globals';
import { verifyCredential } from '@digitalcredentials/verifier-core';
import { REQUIRED_MEMBERS } from '../../../../test/contract/open-badges-schema.js';
import { createCourse } from '../../../../test/factories/product-factories.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { newSigningKey, privatePemOf } from '../../../releases/registry/signing-key.js';

const SITE = 'https://futurelab.example';
const HEADERS = { host: 'futurelab.example', origin: SITE };

interface Credential {
  credentialSubject: { identifier: { identityHash: string }[] };
}

interface VerifierAnswer {
  log?: { id: string; valid: boolean }[];
  errors?: unknown;
  additionalInformation?: { results: { result: { valid: boolean } }[] }[];
}

/** What a verifier says that is not ours, which asks the site for the issuer’s keys and its status list. */
async function verify(credential: unknown): Promise<Record<string, boolean> | 'refused'> {
  const { log, errors, additionalInformation } = (await verifyCredential({
    credential: structuredClone(credential) as never,
    knownDIDRegistries: [] as never,
  })) as VerifierAnswer;
  if (errors !== undefined) return 'refused';
  const schemas = (additionalInformation ?? []).flatMap(({ results }) => results);
  return {
    ...Object.fromEntries((log ?? []).map(({ id, valid }) => [id, valid])),
    schema: schemas.length > 0 && schemas.every(({ result }) => result.valid),
  };
}

describe('An Open Badges credential', () => {
  let app: TestApp;
  const key = privatePemOf(newSigningKey());
  const start = (keys: string) => createTestApp({ PUBLIC_URL: SITE, CERTIFICATE_SIGNING_KEY: keys });
  let asked: string[] = [];

  beforeAll(async () => {
    app = await start(key);
  });
  afterAll(() => app.close());

  beforeEach(() => {
    asked = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const { origin, pathname } = new URL(input instanceof Request ? input.url : String(input));
      asked.push(origin + pathname);
      if (origin === 'https://purl.imsglobal.org') return Response.json(REQUIRED_MEMBERS);
      if (origin !== SITE) return new Response('', { status: 404 });
      const { status, text, headers } = await app.visitor().get(pathname, { headers: HEADERS });
      return new Response(text, { status, headers: { 'content-type': String(headers['content-type']) } });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  async function certificate(lastName = 'Nordmann') {
    const member = await app.signInAs(await createUser(app, { firstName: 'Ola', lastName }));
    member.cookies.set('__Host-futurelab', member.cookies.get('futurelab')!);
    const { course, lessons } = await createCourse(app, { lessons: 1, title: 'Small Habits' });
    await member.put(`/api/courses/${course.id}/enrollment`, undefined, { headers: HEADERS });
    await member.put(`/api/lessons/${lessons[0]!.id}/completion`, undefined, { headers: HEADERS });
    const [{ id }] = (await member.get('/api/my/certificates', { headers: HEADERS })).body;
    const path = `/api/certificates/${id}/credential`;
    const read = async () => (await app.visitor().get(path, { headers: HEADERS })).body as Credential;
    return { member, id, course, read };
  }

  it('says who completed what, in the words of Open Badges 3.0', async () => {
    const { id, course, read } = await certificate();
    expect(await read()).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: `${SITE}/api/certificates/${id}/credential`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: {
        id: 'did:web:futurelab.example:api:issuers:futurelab',
        type: ['Profile'],
        name: 'FutureLab',
        url: SITE,
      },
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [{ identityType: 'name', hashed: false, identityHash: 'Ola Nordmann' }],
        achievement: {
          id: `${SITE}/courses/${course.slug}`,
          type: ['Achievement'],
          name: 'Small Habits',
          description: 'Do one thing well.',
          criteria: { narrative: 'All 1 lessons of the course, 10 min.' },
        },
      },
      proof: { type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' },
    });
    expect(await read()).toEqual(await read());
  });

  it('is accepted by a verifier from npm', async () => {
    const { read } = await certificate();
    expect(await verify(await read())).toMatchObject({
      valid_signature: true,
      revocation_status: true,
      schema: true,
    });
    expect(asked).toContain(`${SITE}/api/issuers/futurelab/did.json`);
  });

  it('is refused with another name', async () => {
    const { read } = await certificate();
    const forged = await read();
    forged.credentialSubject.identifier[0]!.identityHash = 'Somebody Else';
    expect(await verify(forged)).toBe('refused');
  });

  it('that someone kept is known as revoked', async () => {
    const { member, id, read } = await certificate();
    const cached = await read();
    await member.delete(`/api/my/certificates/${id}`, { headers: HEADERS });
    expect(await verify(cached)).toMatchObject({ valid_signature: true, revocation_status: false });
    expect(await verify(await (await certificate()).read())).toMatchObject({ revocation_status: true });
  });

  it('holds when the site signs with another key and names the one before', async () => {
    const { read } = await certificate();
    const cached = await read();
    const before = app;
    app = await start(`${privatePemOf(newSigningKey())}${key}`);
    const methods = (await app.visitor().get('/api/issuers/futurelab/did.json', { headers: HEADERS })).body;
    expect(methods.assertionMethod).toHaveLength(2);
    expect(await verify(cached)).toMatchObject({ valid_signature: true });
    await app.close();
    app = before;
  });

  it('comes from an issuer with a public profile', async () => {
    const { body } = await app.visitor().get('/api/issuers/futurelab', { headers: HEADERS });
    expect(body).toMatchObject({
      id: 'did:web:futurelab.example:api:issuers:futurelab',
      type: ['Profile'],
      name: 'FutureLab',
    });
    const nowhere = '/api/issuers/futurelab/status-lists/99999999';
    expect((await app.visitor().get(nowhere, { headers: HEADERS })).status).toBe(404);
  });
});
