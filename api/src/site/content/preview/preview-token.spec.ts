import { isPreviewValid, signPreview } from './preview-token.js';

const SECRET = 'a secret';
const NAME = { kind: 'page', slug: 'about' } as const;

test('A preview is of one page, for a quarter of an hour, and signed with the secret', () => {
  const now = Date.UTC(2026, 2, 10);
  const { token, expiresAt } = signPreview(NAME, SECRET, now);
  expect(expiresAt.getTime() - now).toBe(15 * 60_000);
  expect(isPreviewValid(token, NAME, SECRET, now + 14 * 60_000)).toBe(true);
  expect(isPreviewValid(token, NAME, SECRET, expiresAt.getTime())).toBe(false);
  expect(isPreviewValid(token, { ...NAME, slug: 'terms' }, SECRET, now)).toBe(false);
  expect(isPreviewValid(token, NAME, 'another', now)).toBe(false);
  const [, signature] = token.split('.');
  for (const forged of ['', '.', `9999999999.${signature}`, token.slice(0, -2)])
    expect(isPreviewValid(forged, NAME, SECRET, now)).toBe(false);
});
