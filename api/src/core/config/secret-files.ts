import { readFileSync } from 'node:fs';

/** Settings that may come from a file instead of the environment. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'VISIT_SECRET',
  'SMTP_URL',
  'MAIL_WEBHOOK_SECRET',
  'OIDC_PROVIDERS',
  'RELEASE_SIGNING_KEY',
  'VAPID_PRIVATE_KEY',
  'CERTIFICATE_SIGNING_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

/**
 * The environment, with `<NAME>` read from the file that `<NAME>_FILE` names, as with container secrets.
 * @throws Error naming the variable whose file cannot be read, or that is set both ways
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const filled = { ...env };
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new Error(`${name} and ${name}_FILE are both set: only one can be meant.`);
    try {
      filled[name] = readFileSync(file, 'utf8').trim();
    } catch (cause) {
      throw new Error(`${name}_FILE cannot be read: ${(cause as Error).message}`, { cause });
    }
  }
  return filled;
}
