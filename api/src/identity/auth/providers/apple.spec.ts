import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { appleAuthentication } from './apple.js';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;

it('sends Apple a client secret of five minutes, signed with the key of the developer account', async () => {
  const body = new URLSearchParams();
  const authenticate = appleAuthentication('site', { teamId: 'team', keyId: 'key', privateKey: pem });
  await authenticate(undefined as never, undefined as never, body, new Headers());

  expect(body.get('client_id')).toBe('site');
  const { payload, protectedHeader } = await jwtVerify(body.get('client_secret')!, publicKey);
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'key' });
  expect(payload).toMatchObject({ iss: 'team', sub: 'site', aud: 'https://appleid.apple.com' });
  expect(payload.exp! - payload.iat!).toBe(300);
});
