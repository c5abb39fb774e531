import { z } from 'zod';
import { type Config, coreEnvironment, readCoreConfig, refusedCoreValues } from '../core/config/config.js';
import { withSecretFiles } from '../core/config/secret-files.js';
import { mediaEnvironment, readMediaConfig } from '../core/storage/media/media-config.js';
import { readUploadsConfig, uploadsEnvironment } from '../core/storage/uploads-config.js';
import { authEnvironment, readAuthConfig, refusedAuthValues } from '../identity/auth/auth-config.js';
import {
  certificatesEnvironment,
  readCertificatesConfig,
} from '../learning/certificates/certificates-config.js';
import {
  billingEnvironment,
  readBillingConfig,
  refusedBillingValues,
} from '../membership/billing/billing-config.js';
import { pushEnvironment, readPushConfig } from '../notifications/push/push-config.js';
import {
  readReleasesConfig,
  refusedReleaseValues,
  releasesEnvironment,
} from '../releases/registry/releases-config.js';

const environment = z.object({
  ...coreEnvironment,
  ...authEnvironment,
  ...billingEnvironment,
  ...certificatesEnvironment,
  ...mediaEnvironment,
  ...pushEnvironment,
  ...releasesEnvironment,
  ...uploadsEnvironment,
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

/**
 * Reads the environment into a {@link Config}.
 * @throws Error naming every variable that is wrong, and, in production, every development-only value.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const filled = Object.fromEntries(Object.entries(withSecretFiles(env)).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The settings are wrong: ${problems.join('; ')}`);
  }
  const values = parsed.data;
  const core = readCoreConfig(values);
  if (core.production) refuseDevelopmentValues(values);
  const releases = readReleasesConfig(values, core);
  return {
    ...core,
    ...readAuthConfig(values, core.production),
    decided: {
      providers: filled.OIDC_PROVIDERS !== undefined,
      payments: values.PAYMENTS !== undefined,
    },
    push: readPushConfig(values, core.production),
    billing: readBillingConfig(values, core.production),
    certificates: readCertificatesConfig(values, core.production),
    releases,
    media: readMediaConfig(values, releases),
    uploads: readUploadsConfig(values, releases),
  };
}

function refuseDevelopmentValues(values: z.infer<typeof environment>): void {
  const problems = [
    ...refusedReleaseValues(values),
    ...refusedCoreValues(values),
    ...refusedAuthValues(values),
    ...refusedBillingValues(values),
  ];
  if (problems.length > 0) throw new Error(`Refusing to start in production: ${problems.join('; ')}`);
}
