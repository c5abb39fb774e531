import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { newSigningKey, readSigningKey } from '../../releases/registry/signing-key.js';

const PEM = /-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/g;

/** What the environment says of certificates; part of the one configuration. */
export const certificatesEnvironment = {
  CERTIFICATE_SIGNING_KEY: z
    .string()
    .transform((text, context) => {
      try {
        return (text.match(PEM) ?? [text]).map(readSigningKey);
      } catch {
        context.addIssue({
          code: 'custom',
          message: 'must be Ed25519 private keys in PEM: node dist/app/commands/make-secrets.js makes one',
        });
        return z.NEVER;
      }
    })
    .optional(),
};

type Values = z.infer<z.ZodObject<typeof certificatesEnvironment>>;

export interface CertificatesConfig {
  /** The first signs; what the others have signed still holds. Empty: certificates have no signed credentials. */
  readonly signingKeys: readonly KeyObject[];
}

declare module '../../core/config/config.js' {
  interface Config {
    readonly certificates: CertificatesConfig;
  }
}

export const readCertificatesConfig = (
  { CERTIFICATE_SIGNING_KEY: keys }: Values,
  production: boolean,
): CertificatesConfig => ({ signingKeys: keys ?? (production ? [] : [newSigningKey()]) });
