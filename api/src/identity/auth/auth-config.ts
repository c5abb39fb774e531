import { z } from 'zod';
import { switchFlag } from '../../core/config/setting-types.js';
import { type ProviderConfig, providerConfigs } from './providers/provider-config.js';

/** What the environment says of sign-in; part of the one configuration. */
export const authEnvironment = {
  OIDC_PROVIDERS: z
    .string()
    .default('[]')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'must be a JSON list of providers' });
        return z.NEVER;
      }
    })
    .pipe(providerConfigs),
  DEV_IDENTITY: switchFlag.optional(),
};

type Values = z.infer<z.ZodObject<typeof authEnvironment>>;

interface AuthConfig {
  readonly oidcProviders: readonly ProviderConfig[];
  /** The built-in identity provider with its named cast; never in production. */
  readonly developmentIdentity: boolean;
}

declare module '../../core/config/config.js' {
  interface Config {
    readonly oidcProviders: AuthConfig['oidcProviders'];
    readonly developmentIdentity: AuthConfig['developmentIdentity'];
  }
}

export const readAuthConfig = (
  { OIDC_PROVIDERS, DEV_IDENTITY }: Values,
  production: boolean,
): AuthConfig => ({ oidcProviders: OIDC_PROVIDERS, developmentIdentity: DEV_IDENTITY ?? !production });

/** What production must not start with, as text. */
export function refusedAuthValues({ OIDC_PROVIDERS, DEV_IDENTITY }: Values): string[] {
  const insecure = OIDC_PROVIDERS.filter(
    ({ issuer, apiUrl }) => ![issuer, apiUrl ?? issuer].every((url) => url.startsWith('https://')),
  );
  return [
    ...(DEV_IDENTITY ? ['DEV_IDENTITY turns on the development identity provider'] : []),
    ...insecure.map(({ id }) => `OIDC_PROVIDERS: the issuer of ${id} is not https`),
  ];
}
