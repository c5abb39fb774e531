import { createECDH } from 'node:crypto';
import { z } from 'zod';

/** Hosts of the push services of browsers, each with everything below it: nothing is sent anywhere else. */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** What the environment says of pushing; part of the one configuration. */
export const pushEnvironment = {
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(isPrivateKey, 'must be 32 bytes in base64url: node dist/app/commands/make-secrets.js makes one')
    .optional(),
  PUSH_SERVICES: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .default(SERVICES),
};

type Values = z.infer<z.ZodObject<typeof pushEnvironment>>;

export interface PushConfig {
  readonly privateKey: string;
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /** Whom a push service may turn to. */
  readonly subject: string;
  readonly services: readonly string[];
  /** Development may push without TLS. */
  readonly insecure: boolean;
}

declare module '../../core/config/config.js' {
  interface Config {
    /** Null: nothing is pushed to browsers. */
    readonly push: PushConfig | null;
  }
}

/** Null: this installation does not push. */
export function readPushConfig(
  { VAPID_PRIVATE_KEY: privateKey, PUSH_SERVICES: services, MAIL_FROM }: Values & { MAIL_FROM: string },
  production: boolean,
): PushConfig | null {
  if (privateKey === undefined) return null;
  const subject = `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
  return { privateKey, publicKey: publicKeyOf(privateKey), subject, services, insecure: !production };
}

/** A new private key for signing what is pushed. */
export function newVapidKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Fewer than 32 bytes when it begins with zeros.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}

function isPrivateKey(text: string): boolean {
  try {
    return Buffer.from(text, 'base64url').length === 32 && publicKeyOf(text) !== '';
  } catch {
    return false;
  }
}
