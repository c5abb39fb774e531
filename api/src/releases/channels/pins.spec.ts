import { createPublicKey } from 'node:crypto';
import { createAdmin } from '../../../test/factories/user-factory.js';
import type { Client } from '../../../test/client.js';
import { createRegistry, type Registry } from '../../../test/release-registry.js';
import { readPins } from './pin-cookie.js';

describe('POST /api/releases/{app}/{release}/pin', () => {
  let registry: Registry;
  let admin: Client;
  let learning: string;
  let community: string;
  beforeAll(async () => {
    registry = await createRegistry();
    admin = await registry.app.signInAs(await createAdmin(registry.app, { slug: 'amara' }));
    learning = (await registry.publishVerified()).manifest.release;
    community = (await registry.publishVerified({ app: 'mf-community' })).manifest.release;
  });
  afterAll(() => registry.close());

  const key = async () => createPublicKey((await admin.get('/api/releases/key')).text);
  const pin = (app: string, release: string) =>
    admin.post(`/api/releases/${app}/${release}/pin`, { reason: 'To see it.' });
  const unpin = (client: Client) => client.send('DELETE', '/api/releases/pin', { reason: 'Seen.' });

  it('sets a cookie for twelve hours that nobody else can make', async () => {
    const { status, body, headers } = await pin('mf-learning', learning);
    expect(status).toBe(200);
    expect(body.pins).toEqual({ 'mf-learning': learning });
    const hours = (new Date(body.expiresAt).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
    const line = headers['set-cookie']!.find((cookie) => cookie.startsWith('futurelab_pin='))!;
    expect(line).toMatch(/^futurelab_pin=[\w-]+\.[\w-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const cookie = admin.cookies.get('futurelab_pin')!;
    expect(readPins(cookie, await key())).toEqual({ 'mf-learning': learning });
    const [text = '', signature = ''] = cookie.split('.');
    const forged = Buffer.from(JSON.stringify({ pins: { 'mf-learning': community }, exp: 9_999_999_999 }));
    expect(readPins(`${forged.toString('base64url')}.${signature}`, await key())).toEqual({});
    expect(readPins(`${text}.${signature.slice(0, -4)}AAAA`, await key())).toEqual({});
  });

  it('keeps the pins of other sections, and starts anew from a forged cookie', async () => {
    await pin('mf-learning', learning);
    expect((await pin('mf-community', community)).body.pins).toEqual({
      'mf-learning': learning,
      'mf-community': community,
    });
    admin.cookies.set('futurelab_pin', `${admin.cookies.get('futurelab_pin')}x`);
    expect((await pin('mf-community', community)).body.pins).toEqual({ 'mf-community': community });
  });

  it('is written down, and is 404 for a release that is not there', async () => {
    await pin('mf-learning', learning);
    const [event] = await registry.auditEvents(admin);
    expect(event).toMatchObject({ action: 'pin', actor: 'Person Number 1 (amara)', reason: 'To see it.' });
    expect((await pin('mf-learning', '0000000000000000')).status).toBe(404);
  });

  it('is given to the section’s own pipeline as a link, which pins the browser that opens it', async () => {
    const answer = await registry.action('POST', `/api/releases/mf-learning/${learning}/pin`);
    const { pathname, search } = new URL(answer.body.link);
    const browser = registry.app.visitor();
    const opened = await browser.get(pathname + search);
    expect([opened.status, opened.headers.location]).toEqual([302, '/']);
    expect((await browser.get('/api/releases/pin')).body).toEqual({ pins: { 'mf-learning': learning } });
    const [event] = await registry.auditEvents(admin);
    expect(event).toMatchObject({ action: 'pin', actor: 'token mf-learning/development' });
    const foreign = await registry.app
      .visitor()
      .post(
        `/api/releases/mf-community/${community}/pin`,
        { reason: 'To see it.' },
        { headers: registry.token('mf-learning') },
      );
    expect([foreign.status, foreign.body.code]).toEqual([403, 'foreign_section']);
  });

  it('is not to be had from a link that nobody signed', async () => {
    const browser = registry.app.visitor();
    expect((await browser.get(`/api/releases/preview?pin=e30.${'A'.repeat(86)}`)).status).toBe(404);
    expect(browser.cookies.get('futurelab_pin')).toBeUndefined();
    expect((await browser.get('/api/releases/preview?pin=some')).status).toBe(400);
  });

  it('is known to the browser that has it', async () => {
    await pin('mf-learning', learning);
    await pin('mf-community', community);
    expect((await admin.get('/api/releases/pin')).body).toEqual({
      pins: { 'mf-learning': learning, 'mf-community': community },
    });
    expect((await registry.app.visitor().get('/api/releases/pin')).body).toEqual({ pins: {} });
  });

  it('ends with DELETE /api/releases/pin, which is written down', async () => {
    await unpin(admin);
    await pin('mf-learning', learning);
    expect((await unpin(admin)).status).toBe(204);
    expect(admin.cookies.has('futurelab_pin')).toBe(false);
    const [event] = await registry.auditEvents(admin);
    expect(event).toMatchObject({
      action: 'unpin',
      app: 'mf-learning',
      release: learning,
      actor: 'Person Number 1 (amara)',
      reason: 'Seen.',
      before: { pins: { 'mf-learning': learning } },
    });
  });

  it('can be given up by the person who uses the browser, signed in or not', async () => {
    await pin('mf-learning', learning);
    const visitor = registry.app.visitor();
    visitor.cookies.set('futurelab_pin', admin.cookies.get('futurelab_pin')!);
    const events = (await registry.auditEvents(admin)).length;
    expect((await unpin(visitor)).status).toBe(204);
    expect(visitor.cookies.has('futurelab_pin')).toBe(false);
    expect(await registry.auditEvents(admin)).toHaveLength(events);
  });
});
