import { createHmac } from 'node:crypto';
import type { ResolvedRelease } from './release-set';
import { visitToken } from './visit-token';

const releases = [
  { manifest: { app: 'mf-learning', release: '0123456789abcdef' } },
  { manifest: { app: 'mf-account', release: 'fedcba9876543210' } },
] as ResolvedRelease[];

describe('what a page is handed out with', () => {
  it('says which visit it is, and which releases it was given, and is signed', () => {
    const [payload = '', signature] = visitToken('a secret', { id: 'a-page', releases }).split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({
      id: 'a-page',
      at: expect.any(Number),
      releases: { 'mf-learning': '0123456789abcdef', 'mf-account': 'fedcba9876543210' },
    });
    expect(signature).toBe(createHmac('sha256', 'a secret').update(payload).digest('base64url'));
  });
});
