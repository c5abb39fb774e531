import type { AddressInfo } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import * as oidc from 'openid-client';
import { CONFIG, type Config } from '../../core/config/config.js';
import { DEVELOPMENT_PROVIDER_ID } from './development-identity/cast.js';
import { DEVELOPMENT_CLIENT_SECRET, developmentIssuer } from './development-identity/provider.js';
import { MAIL_PROVIDER } from './mail-code/mail-provider.js';
import { appleAuthentication, appleClaims } from './providers/apple.js';
import { GITHUB_SCOPE, githubClaims, githubConfiguration } from './providers/github.js';
import { discoverOpenId, openIdClaims } from './providers/open-id.js';
import type { ProviderConfig } from './providers/provider-config.js';
import type { SignInProvider } from './providers/sign-in-provider.js';

const OPENID_SCOPE = 'openid email profile';

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

  /** `default` is the one that is offered first. */
  find(id: string): SignInProvider | undefined {
    return id === 'default' ? this.defaultProvider : this.providers.get(id);
  }

  /** As text, of one that is no longer configured too. */
  nameOf(id: string): string {
    return id === MAIL_PROVIDER ? 'A code by email' : (this.find(id)?.name ?? id);
  }

  /** The one that is offered first. */
  get defaultProvider(): SignInProvider | undefined {
    return this.all()[0];
  }

  /** Where `/api/login` leads at once; else to the login page, which has every way in. */
  get directProvider(): SignInProvider | undefined {
    return this.config.oidcProviders.length === 0 ? this.find(DEVELOPMENT_PROVIDER_ID) : undefined;
  }

  private fromConfig(provider: ProviderConfig): SignInProvider {
    const { id, name, trusted, verifiesEmail, isPlain = false, parameters = {} } = provider;
    const shared = {
      id,
      name,
      trusted,
      verifiesEmail,
      isPlain,
      parameters,
      redirectUri: this.redirectUri(id),
    };
    const client = { ...provider, insecure: !this.config.production };
    if (provider.protocol === 'github') {
      const configuration = githubConfiguration(client);
      return {
        ...shared,
        scope: GITHUB_SCOPE,
        isOpenId: false,
        discover: () => Promise.resolve(configuration),
        claimsOf: (...answer) => githubClaims(provider.apiUrl!, ...answer),
      };
    }
    const authentication = authenticationOf(provider);
    const isApple = provider.protocol === 'apple';
    return {
      ...shared,
      // Apple says who someone is in the ID token alone, and knows no profile.
      scope: isApple ? 'openid email name' : OPENID_SCOPE,
      isOpenId: true,
      discover: untilSuccess(() => discoverOpenId({ ...client, ...(authentication && { authentication }) })),
      claimsOf: async (...answer) => {
        const claims = await openIdClaims(...answer);
        return isApple ? appleClaims(claims) : claims;
      },
    };
  }

  private development(): SignInProvider {
    const id = DEVELOPMENT_PROVIDER_ID;
    const client = {
      issuer: developmentIssuer(this.config),
      clientId: 'futurelab-web',
      clientSecret: DEVELOPMENT_CLIENT_SECRET,
      insecure: true,
      customFetch: this.fetchFromOurselves,
    };
    return {
      id,
      name: 'FutureLab (local)',
      trusted: true,
      verifiesEmail: true,
      // Without "prompt", the provider would sign the same person in again without asking.
      parameters: { prompt: 'login' },
      scope: OPENID_SCOPE,
      isOpenId: true,
      isPlain: false,
      redirectUri: this.redirectUri(id),
      discover: untilSuccess(() => discoverOpenId(client)),
      claimsOf: openIdClaims,
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

function authenticationOf({ appleKey, clientId, clientSecret, sendsSecretInBody }: ProviderConfig) {
  if (appleKey) return appleAuthentication(clientId, appleKey);
  return sendsSecretInBody ? oidc.ClientSecretPost(clientSecret) : undefined;
}

function untilSuccess<T>(attempt: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= attempt().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
}
