import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { webAddress, wholeNumber } from '../../core/config/setting-types.js';
import type { S3Settings } from '../../core/storage/s3-settings.js';
import { readSigningKey } from './signing-key.js';

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

/** What the environment says of releases; part of the one configuration. */
export const releasesEnvironment = {
  RELEASES_DIR: z.string().default(path.join(REPOSITORY, '.data/releases')),
  RELEASE_SIGNING_KEY: z
    .string()
    .transform((text, context) => {
      try {
        return readSigningKey(text);
      } catch {
        context.addIssue({
          code: 'custom',
          message: 'must be an Ed25519 private key, PKCS8 as PEM or base64',
        });
        return z.NEVER;
      }
    })
    .optional(),
  RELEASE_DEV_TOKENS: z
    .string()
    .regex(/^mf-[a-z0-9-]+=[\w.~-]{16,200}(,mf-[a-z0-9-]+=[\w.~-]{16,200})*$/, 'must be app=token,app=token')
    .transform(
      (text) => new Map(text.split(',').map((pair) => pair.split('=').reverse() as [string, string])),
    )
    .optional(),
  SHELL_URL: webAddress.optional(),
  CANARY_VISITS_PER_NETWORK: wholeNumber(1).optional(),
  ARTIFACTS_S3_BUCKET: z.string().min(3).optional(),
  ARTIFACTS_S3_PREFIX: z.string().regex(/\/$/, 'must end with a slash').optional(),
  ARTIFACTS_S3_ENDPOINT: webAddress.optional(),
  ARTIFACTS_S3_REGION: z.string().min(1).default('us-east-1'),
};

type Values = z.infer<z.ZodObject<typeof releasesEnvironment>>;

export interface ReleasesConfig {
  /** Where artifacts are stored, unless `s3` is set. */
  readonly folder: string;
  readonly s3: S3Settings | null;
  /** Ed25519; null only in development, which then makes and keeps its own. */
  readonly signingKey: KeyObject | null;
  /** Origin of the shell server as this process reaches it. */
  readonly shellUrl: string;
  /** How many visits of one network a canary is judged by; fewer than the failures that stop one, one network cannot. */
  readonly canaryVisitsPerNetwork: number;
  /** The section that a token made for development is for; none in production. */
  readonly developmentAppOf: (token: string) => string | undefined;
}

declare module '../../core/config/config.js' {
  interface Config {
    readonly releases: ReleasesConfig;
  }
}

export function readReleasesConfig(
  values: Values,
  { production, publicUrl }: { production: boolean; publicUrl: string },
): ReleasesConfig {
  const bucket = values.ARTIFACTS_S3_BUCKET;
  return {
    folder: path.resolve(values.RELEASES_DIR),
    s3: bucket
      ? {
          bucket,
          prefix: values.ARTIFACTS_S3_PREFIX ?? '',
          endpoint: values.ARTIFACTS_S3_ENDPOINT ?? null,
          region: values.ARTIFACTS_S3_REGION,
        }
      : null,
    signingKey: values.RELEASE_SIGNING_KEY ?? null,
    shellUrl: new URL(values.SHELL_URL ?? publicUrl).origin,
    // Anyone who develops has one address for all of their browsers.
    canaryVisitsPerNetwork: values.CANARY_VISITS_PER_NETWORK ?? (production ? 4 : 1_000),
    developmentAppOf: (token) => (production ? undefined : values.RELEASE_DEV_TOKENS?.get(token)),
  };
}

/** What production must not start with, as text. */
export function refusedReleaseValues(values: Values): string[] {
  const problems: string[] = [];
  if (!values.RELEASE_SIGNING_KEY)
    problems.push('RELEASE_SIGNING_KEY is missing, so nobody could trust what is live');
  if (values.RELEASE_DEV_TOKENS) problems.push('RELEASE_DEV_TOKENS lets development tokens publish');
  return problems;
}
