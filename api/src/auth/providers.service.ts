import type { AddressInfo } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import * as oidc from 'openid-client';
import { CONFIG, type Config, type OidcProviderConfig } from '../config/config.js';
import { DEVELOPMENT_PROVIDER_ID } from './development-identity/cast.js';
import { DEVELOPMENT_CLIENT_SECRET, developmentIssuer } from './development-identity/provider.js';

const TIMEOUT_SECONDS = 5;

/** An OpenID provider people can sign in with. */
export interface SignInProvider extends Pick<OidcProviderConfig, 'id' | 'name' | 'trusted'> {
  redirectUri: string;
  /** Added to every authorization request. */
  parameters: Record<string, string>;
  /** Discovered once; a failed discovery is retried at the next sign-in. */
  discover(): Promise<oidc.Configuration>;
}

/** The configured providers, the built-in one last. */
@Injectable()
export class ProvidersService {
  private readonly providers: ReadonlyMap<string, SignInProvider>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly adapterHost: HttpAdapterHost,
  ) {
    const configured = config.oidcProviders.map((provider) => this.fromConfig(provider));
    const all = config.developmentIdentity ? [...configured, this.development()] : configured;
    this.providers = new Map(all.map((provider) => [provider.id, provider]));
  }

  all(): SignInProvider[] {
    return [...this.providers.values()];
  }

  find(id: string): SignInProvider | undefined {
    return this.providers.get(id);
  }

  /** The one that `/api/login` uses. */
  get defaultProvider(): SignInProvider | undefined {
    return this.all()[0];
  }

  private fromConfig(provider: OidcProviderConfig): SignInProvider {
    const { id, name, trusted, issuer, clientId, clientSecret } = provider;
    const discover = () => discovery(issuer, clientId, clientSecret, !this.config.production);
    return {
      id,
      name,
      trusted,
      parameters: {},
      redirectUri: this.redirectUri(id),
      discover: untilSuccess(discover),
    };
  }

  private development(): SignInProvider {
    const id = DEVELOPMENT_PROVIDER_ID;
    const issuer = developmentIssuer(this.config);
    const discover = () =>
      discovery(issuer, 'futurelab-web', DEVELOPMENT_CLIENT_SECRET, true, this.fetchFromOurselves);
    // Without "prompt", the provider would sign the same person in again without asking.
    const parameters = { prompt: 'login' };
    return {
      id,
      name: 'FutureLab (local)',
      trusted: true,
      parameters,
      redirectUri: this.redirectUri(id),
      discover: untilSuccess(discover),
    };
  }

  /** The built-in provider is this process, so it is reached directly, whether or not anything runs in front of it. */
  private readonly fetchFromOurselves: oidc.CustomFetch = (url, options) => {
    const { port } = (this.adapterHost.httpAdapter.getHttpServer() as { address(): AddressInfo }).address();
    const { pathname, search } = new URL(url);
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, options as RequestInit);
  };

  private redirectUri(id: string): string {
    return `${this.config.publicUrl}/auth/${id}/callback`;
  }
}

function discovery(
  issuer: string,
  id: string,
  secret: string,
  insecure: boolean,
  customFetch?: oidc.CustomFetch,
) {
  return oidc.discovery(new URL(issuer), id, secret, oidc.ClientSecretBasic(secret), {
    timeout: TIMEOUT_SECONDS,
    // Without the second, the signature of an ID token from the token endpoint is not checked.
    execute: [...(insecure ? [oidc.allowInsecureRequests] : []), oidc.enableNonRepudiationChecks],
    ...(customFetch && { [oidc.customFetch]: customFetch }),
  });
}

function untilSuccess<T>(attempt: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= attempt().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
}
