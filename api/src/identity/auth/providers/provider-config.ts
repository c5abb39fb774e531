import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

/** Paths below `/auth` that are no provider's own, and what codes by mail are filed under. */
const RESERVED = ['code', 'default', 'mail', 'passkey'];

const id = z
  .string()
  .regex(/^[a-z0-9-]{1,32}$/)
  .refine((value) => !RESERVED.includes(value), `must not be one of ${RESERVED.join(', ')}`);
const name = z.string().min(1).max(60);
const text = z.string().min(1);
const isPrivateKey = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
};

const shared = {
  clientId: text,
  /** Whether its verified address joins the account that holds it, without asking its owner. */
  trusted: z.boolean().default(false),
};
const secret = { clientSecret: text };

const openIdProvider = z.object({
  ...shared,
  ...secret,
  id,
  name,
  issuer: z.url(),
  /** Whether what it calls a verified address is one. */
  verifiesEmail: z.boolean().default(false),
});

const presets = z.discriminatedUnion('preset', [
  z.object({ ...shared, ...secret, preset: z.literal('google'), id: id.default('google') }),
  z.object({ ...shared, ...secret, preset: z.literal('linkedin'), id: id.default('linkedin') }),
  z.object({
    ...shared,
    ...secret,
    preset: z.literal('microsoft'),
    id: id.default('microsoft'),
    tenant: text.default('common'),
  }),
  z.object({
    ...shared,
    ...secret,
    preset: z.literal('github'),
    id: id.default('github'),
    url: z.url().default('https://github.com'),
    apiUrl: z.url().default('https://api.github.com'),
  }),
  z.object({
    ...shared,
    preset: z.literal('apple'),
    id: id.default('apple'),
    teamId: text,
    keyId: text,
    privateKey: z.string().refine(isPrivateKey, 'must be the .p8 file’s text'),
  }),
]);

export interface AppleKey {
  teamId: string;
  keyId: string;
  privateKey: string;
}

/** A provider with everything that its preset says. */
export interface ProviderConfig {
  id: string;
  name: string;
  protocol: 'openid' | 'github' | 'apple';
  /** Of GitHub, the site. */
  issuer: string;
  apiUrl?: string;
  clientId: string;
  clientSecret: string;
  appleKey?: AppleKey;
  trusted: boolean;
  verifiesEmail: boolean;
  /** Where the token endpoint does not read the Authorization header. */
  sendsSecretInBody?: boolean;
  /** LinkedIn knows neither a nonce nor PKCE: state and the browser’s cookie bind the answer there. */
  isPlain?: boolean;
  /** Added to every authorization request. */
  parameters?: Record<string, string>;
}

const CHOOSE = { prompt: 'select_account' };

function fromPreset(preset: z.infer<typeof presets>): ProviderConfig {
  const { id: presetId, clientId, trusted } = preset;
  const base = { id: presetId, clientId, trusted, verifiesEmail: true };
  switch (preset.preset) {
    case 'google':
      return {
        ...base,
        name: 'Google',
        protocol: 'openid',
        issuer: 'https://accounts.google.com',
        clientSecret: preset.clientSecret,
        parameters: CHOOSE,
      };
    case 'linkedin':
      return {
        ...base,
        name: 'LinkedIn',
        protocol: 'openid',
        issuer: 'https://www.linkedin.com/oauth',
        clientSecret: preset.clientSecret,
        sendsSecretInBody: true,
        isPlain: true,
      };
    case 'microsoft':
      return {
        ...base,
        name: 'Microsoft',
        protocol: 'openid',
        issuer: `https://login.microsoftonline.com/${preset.tenant}/v2.0`,
        clientSecret: preset.clientSecret,
        sendsSecretInBody: true,
        // The administrators of any tenant write into it what they like.
        verifiesEmail: false,
        parameters: CHOOSE,
      };
    case 'github':
      return {
        ...base,
        name: 'GitHub',
        protocol: 'github',
        issuer: preset.url.replace(/\/$/, ''),
        apiUrl: preset.apiUrl.replace(/\/$/, ''),
        clientSecret: preset.clientSecret,
        sendsSecretInBody: true,
      };
    case 'apple': {
      const { teamId, keyId, privateKey } = preset;
      return {
        ...base,
        name: 'Apple',
        protocol: 'apple',
        issuer: 'https://appleid.apple.com',
        clientSecret: '',
        appleKey: { teamId, keyId, privateKey },
        // Apple refuses to say name and address in any other way.
        parameters: { response_mode: 'form_post' },
      };
    }
  }
}

/** One entry of `OIDC_PROVIDERS`: an OpenID Connect issuer by its address, or a preset by its name. */
const providerConfig = z.unknown().transform((entry, context): ProviderConfig => {
  const hasPreset = typeof entry === 'object' && entry !== null && 'preset' in entry;
  const parsed = hasPreset ? presets.safeParse(entry) : openIdProvider.safeParse(entry);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  }
  return 'preset' in parsed.data ? fromPreset(parsed.data) : { ...parsed.data, protocol: 'openid' };
});

export const providerConfigs = z
  .array(providerConfig)
  .refine(
    (all) => new Set(all.map((provider) => provider.id)).size === all.length,
    'two providers have the same id',
  );
