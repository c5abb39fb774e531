import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.js';

const PRODUCTION = {
  FUTURELAB_ENV: 'production',
  DATABASE_URL: 'postgres://futurelab@db.internal/futurelab',
  PUBLIC_URL: 'https://futurelab.example',
  VISIT_SECRET: 'another-secret-that-the-shell-servers-know-too',
  SMTP_URL: 'smtps://mail.internal',
  MAIL_FROM: 'FutureLab <hello@futurelab.example>',
  RELEASE_SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIGqm+kL8opsU/1FZSf/Puzy9VqDMDPx0iPCAzwOy1BkV',
  STRIPE_SECRET_KEY: 'sk_live_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_site',
  STRIPE_PRICE_PRO: 'price_pro',
};

describe('readConfig', () => {
  it('needs nothing to run locally', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 3001,
      publicUrl: 'http://localhost:3000',
      secureCookies: false,
      developmentIdentity: true,
      developmentMailbox: true,
    });
  });

  it('lets no development token publish that the environment does not name', () => {
    const appOf = (env: NodeJS.ProcessEnv, token: string) => readConfig(env).releases.developmentAppOf(token);
    for (const token of ['futurelab-development-mf-learning', 'undefined', ''])
      expect(appOf({}, token)).toBeUndefined();
    const named = { RELEASE_DEV_TOKENS: 'mf-learning=0123456789abcdef' };
    expect(appOf(named, '0123456789abcdef')).toBe('mf-learning');
    expect(appOf(named, 'futurelab-development-mf-learning')).toBeUndefined();
  });

  it('starts in production with everything chosen, and without what is for development', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      production: true,
      secureCookies: true,
      developmentIdentity: false,
      developmentMailbox: false,
      billing: { kind: 'stripe', price: 'price_pro' },
    });
  });

  it('sells nothing in production without Stripe', () => {
    const none = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_PRO: '' };
    expect(readConfig({ ...PRODUCTION, ...none }).billing).toEqual({ kind: 'off' });
    expect(readConfig({}).billing).toEqual({ kind: 'sandbox', yearlyAmount: null });
  });

  it.each([
    ['no secret to know visits by', { VISIT_SECRET: '' }, 'VISIT_SECRET'],
    ['the development provider', { DEV_IDENTITY: 'on' }, 'DEV_IDENTITY'],
    ['payments that are none', { PAYMENTS: 'sandbox' }, 'PAYMENTS'],
    ['Stripe without its price', { STRIPE_PRICE_PRO: '' }, 'STRIPE_PRICE_PRO'],
    ['no mail server', { SMTP_URL: '' }, 'SMTP_URL'],
    ['no database of its own', { DATABASE_URL: '' }, 'DATABASE_URL is missing'],
    [
      'the development password',
      { DATABASE_URL: 'postgres://futurelab:futurelab@postgres:5432/futurelab' },
      'DATABASE_URL has the development password',
    ],
    ['no sender', { MAIL_FROM: '' }, 'MAIL_FROM is the development address hello@futurelab.test'],
    ['enquiries for nobody', { ENQUIRIES_TO: 'hello@futurelab.test' }, 'ENQUIRIES_TO'],
    ['no key to sign releases with', { RELEASE_SIGNING_KEY: '' }, 'RELEASE_SIGNING_KEY'],
    [
      'development deploy tokens',
      { RELEASE_DEV_TOKENS: 'mf-learning=0123456789abcdef' },
      'RELEASE_DEV_TOKENS',
    ],
    ['an address without https', { PUBLIC_URL: 'http://futurelab.example' }, 'PUBLIC_URL'],
    [
      'a provider without https',
      {
        OIDC_PROVIDERS: JSON.stringify([
          { id: 'x', name: 'X', issuer: 'http://x.example', clientId: 'a', clientSecret: 'b' },
        ]),
      },
      'OIDC_PROVIDERS',
    ],
  ])('refuses production with %s', (_, wrong, named) => {
    expect(() => readConfig({ ...PRODUCTION, ...wrong })).toThrow(named);
  });

  it.each([
    ['PUBLIC_URL', 'localhost:3000'],
    ['DATABASE_URL', 'postgres://futurelab:a%b@[::'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'FutureLab'],
    ['JOBS_WORKER', 'sometimes'],
    ['ADMIN_EMAILS', 'ada@futurelab.example, Ada'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['CANARY_VISITS_PER_NETWORK', '1.5'],
    ['PAYMENTS', 'stripe'],
  ])('refuses %s=%s on one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      expect.objectContaining({ message: expect.stringMatching(new RegExp(`^.*${name}.*$`)) }),
    );
  });

  it('names every variable that is wrong', () => {
    expect(() => readConfig({ API_PORT: 'many', DATABASE_URL: 'mysql://x', OIDC_PROVIDERS: '{' })).toThrow(
      /API_PORT[\s\S]*DATABASE_URL[\s\S]*OIDC_PROVIDERS/,
    );
  });

  it('believes X-Forwarded-For of this machine in development, and of nobody in production unless configured', () => {
    expect(readConfig({}).trustedProxies).toEqual(['loopback']);
    expect(readConfig(PRODUCTION).trustedProxies).toEqual([]);
    const TRUSTED_PROXIES = '10.0.0.0/8, 2001:db8::1,uniquelocal';
    expect(readConfig({ ...PRODUCTION, TRUSTED_PROXIES }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '2001:db8::1',
      'uniquelocal',
    ]);
    expect(() => readConfig({ TRUSTED_PROXIES: 'everybody' })).toThrow('TRUSTED_PROXIES');
  });

  describe('providers', () => {
    const client = { clientId: 'a', clientSecret: 'b' };
    const { privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const read = (...providers: object[]) =>
      readConfig({ ...PRODUCTION, OIDC_PROVIDERS: JSON.stringify(providers) }).oidcProviders;

    it('are known by their presets', () => {
      const apple = { preset: 'apple', clientId: 'a', teamId: 't', keyId: 'k', privateKey };
      const presets = ['google', 'microsoft', 'linkedin', 'github'].map((preset) => ({ preset, ...client }));
      expect(
        read(...presets, apple).map(({ id, name, issuer, verifiesEmail, trusted }) => [
          id,
          name,
          issuer,
          verifiesEmail,
          trusted,
        ]),
      ).toEqual([
        ['google', 'Google', 'https://accounts.google.com', true, false],
        ['microsoft', 'Microsoft', 'https://login.microsoftonline.com/common/v2.0', false, false],
        ['linkedin', 'LinkedIn', 'https://www.linkedin.com/oauth', true, false],
        ['github', 'GitHub', 'https://github.com', true, false],
        ['apple', 'Apple', 'https://appleid.apple.com', true, false],
      ]);
    });

    it('that are any other issuer have an id, a name and an address of their own', () => {
      expect(
        read({ id: 'company', name: 'Company', issuer: 'https://id.example', ...client })[0],
      ).toMatchObject({
        protocol: 'openid',
        verifiesEmail: false,
        trusted: false,
      });
    });

    it.each([
      ['a preset that there is not', { preset: 'facebook', ...client }, 'preset'],
      ['no secret', { preset: 'google', clientId: 'a' }, 'clientSecret'],
      [
        'no key of Apple',
        { preset: 'apple', clientId: 'a', teamId: 't', keyId: 'k', privateKey: 'x' },
        '.p8',
      ],
      ['an id that is a path of ours', { preset: 'google', id: 'code', ...client }, 'must not be'],
      ['GitHub over http', { preset: 'github', url: 'http://git.example', ...client }, 'https'],
    ])('are refused with %s', (_, provider, named) => {
      expect(() => read(provider)).toThrow(named);
    });

    it('are refused twice under one id', () => {
      expect(() => read({ preset: 'google', ...client }, { preset: 'google', ...client })).toThrow('same id');
    });
  });

  describe('secrets in files', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'futurelab-config-')), 'visit-secret');
    writeFileSync(file, `${PRODUCTION.VISIT_SECRET}\n`);

    it.each([
      [
        'DATABASE_URL',
        'postgres://futurelab@db.internal/kept',
        { databaseUrl: 'postgres://futurelab@db.internal/kept' },
      ],
      [
        'DATABASE_DIRECT_URL',
        'postgres://futurelab@direct.internal/kept',
        { directDatabaseUrl: 'postgres://futurelab@direct.internal/kept' },
      ],
      [
        'VISIT_SECRET',
        'kept-in-a-file-and-known-to-the-shell-servers',
        { visitSecret: 'kept-in-a-file-and-known-to-the-shell-servers' },
      ],
      ['SMTP_URL', 'smtps://user:password@mail.internal', { smtpUrl: 'smtps://user:password@mail.internal' }],
      [
        'MAIL_WEBHOOK_SECRET',
        'whsec_a2VwdCBpbiBhIGZpbGUgb2YgaXRzIG93bg==',
        { mailWebhookSecret: 'whsec_a2VwdCBpbiBhIGZpbGUgb2YgaXRzIG93bg==' },
      ],
      [
        'OIDC_PROVIDERS',
        '[{"id":"x","name":"X","issuer":"https://x.example","clientId":"a","clientSecret":"kept"}]',
        { oidcProviders: [expect.objectContaining({ clientSecret: 'kept' })] },
      ],
      [
        'RELEASE_SIGNING_KEY',
        `-----BEGIN PRIVATE KEY-----\n${PRODUCTION.RELEASE_SIGNING_KEY}\n-----END PRIVATE KEY-----`,
        { releases: expect.objectContaining({ signingKey: expect.objectContaining({ type: 'private' }) }) },
      ],
      [
        'CERTIFICATE_SIGNING_KEY',
        `-----BEGIN PRIVATE KEY-----\n${PRODUCTION.RELEASE_SIGNING_KEY}\n-----END PRIVATE KEY-----\n`.repeat(
          2,
        ),
        { certificates: { signingKeys: Array(2).fill(expect.objectContaining({ type: 'private' })) } },
      ],
      [
        'STRIPE_SECRET_KEY',
        'sk_live_kept_in_a_file',
        { billing: { kind: 'stripe', secretKey: 'sk_live_kept_in_a_file' } },
      ],
      [
        'STRIPE_WEBHOOK_SECRET',
        'whsec_kept_in_a_file',
        { billing: { kind: 'stripe', webhookSecret: 'whsec_kept_in_a_file' } },
      ],
    ])('are read where the environment names the file of %s', (name, secret, expected) => {
      const remaining = `${file}.${name}`;
      writeFileSync(remaining, `${secret}\n`);
      expect(readConfig({ ...PRODUCTION, [name]: undefined, [`${name}_FILE`]: remaining })).toMatchObject(
        expected,
      );
    });

    it('are refused beside the same secret in the environment', () => {
      expect(() => readConfig({ ...PRODUCTION, VISIT_SECRET_FILE: file })).toThrow(
        'VISIT_SECRET and VISIT_SECRET_FILE are both set',
      );
    });

    it('are missed by name', () => {
      const missing = { ...PRODUCTION, VISIT_SECRET: '', VISIT_SECRET_FILE: `${file}.gone` };
      expect(() => readConfig(missing)).toThrow('VISIT_SECRET_FILE cannot be read');
    });
  });
});
