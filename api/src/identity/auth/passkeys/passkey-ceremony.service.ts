import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../core/errors/errors.js';
import { CONFIG, type Config } from '../../../core/config/config.js';
import type { Member } from '../../../core/access/member.js';
import { SignInAttemptsService } from '../sign-in/sign-in-attempts.service.js';
import type { Passkey } from './passkey.entity.js';

const SIGN_IN = 'passkey';
const addingOf = ({ id }: Member) => `passkey of ${id}`;
const reauthenticationOf = ({ id }: Member) => `reauthentication of ${id}`;

/** Text for whatever was wrong: more would help only someone who tries. */
export class PasskeyRefusedError extends ApiError {
  constructor(options?: { cause: unknown }) {
    super(400, 'passkey_refused', 'That passkey didn’t work. Try again, or sign in another way.');
    if (options) this.cause = options.cause;
  }
}

/** The ceremonies of WebAuthn. A challenge is good once, for a quarter of an hour, in the browser that asked for it. */
@Injectable()
export class PasskeyCeremony {
  private readonly site: { rpID: string; expectedOrigin: string };

  constructor(
    private readonly attempts: SignInAttemptsService,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    this.site = { rpID: new URL(publicUrl).hostname, expectedOrigin: publicUrl };
  }

  async optionsToAdd(member: Member, known: Passkey[], request: FastifyRequest, reply: FastifyReply) {
    const name = [member.firstName, member.lastName].filter(Boolean).join(' ');
    const options = await generateRegistrationOptions({
      rpName: 'FutureLab',
      rpID: this.site.rpID,
      userID: Uint8Array.from(Buffer.from(member.id)),
      userName: member.email ?? member.slug,
      userDisplayName: name || member.slug,
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
      // It is found without saying who one is, and the device asks for a finger, a face or its code.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.begin(options.challenge, addingOf(member), request, reply);
    return options;
  }

  async optionsToSignIn(request: FastifyRequest, reply: FastifyReply) {
    const options = await generateAuthenticationOptions({
      rpID: this.site.rpID,
      userVerification: 'required',
    });
    await this.begin(options.challenge, SIGN_IN, request, reply);
    return options;
  }

  async optionsToReauthenticate(
    member: Member,
    known: Passkey[],
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const options = await generateAuthenticationOptions({
      rpID: this.site.rpID,
      userVerification: 'required',
      allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    });
    await this.begin(options.challenge, reauthenticationOf(member), request, reply);
    return options;
  }

  /** @throws PasskeyRefusedError */
  async added(member: Member, response: Record<string, unknown>, request: FastifyRequest) {
    const { registrationInfo } = await refusing(
      verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.take(challenge, addingOf(member), request),
        expectedOrigin: this.site.expectedOrigin,
        expectedRPID: this.site.rpID,
        requireUserVerification: true,
      }),
    );
    if (!registrationInfo) throw new PasskeyRefusedError();
    return registrationInfo.credential;
  }

  /**
   * The new count of the passkey that signed.
   * @throws PasskeyRefusedError
   */
  signedIn(passkey: Passkey, response: Record<string, unknown>, request: FastifyRequest) {
    return this.used(passkey, SIGN_IN, response, request);
  }

  /**
   * The new count of the member's passkey that signed.
   * @throws PasskeyRefusedError
   */
  reauthenticated(
    member: Member,
    passkey: Passkey,
    response: Record<string, unknown>,
    request: FastifyRequest,
  ) {
    return this.used(passkey, reauthenticationOf(member), response, request);
  }

  private async used(
    passkey: Passkey,
    purpose: string,
    response: Record<string, unknown>,
    request: FastifyRequest,
  ) {
    const { verified, authenticationInfo } = await refusing(
      verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => this.take(challenge, purpose, request),
        expectedOrigin: this.site.expectedOrigin,
        expectedRPID: this.site.rpID,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: Uint8Array.from(passkey.publicKey),
          counter: passkey.counter,
          transports: passkey.transports,
        },
      }),
    );
    if (!verified) throw new PasskeyRefusedError();
    return authenticationInfo.newCounter;
  }

  private async begin(challenge: string, purpose: string, request: FastifyRequest, reply: FastifyReply) {
    const browser = this.attempts.claimBrowser(request, reply);
    const attempt = { provider: purpose, nonce: '', codeVerifier: '', returnTo: null, joins: false };
    await this.attempts.begin(challenge, browser, attempt);
  }

  private async take(challenge: string, purpose: string, request: FastifyRequest): Promise<boolean> {
    const browser = this.attempts.browserOf(request);
    return browser !== null && (await this.attempts.take(challenge, browser, purpose)) !== null;
  }
}

/** Whatever the library refuses is the client's mistake: it throws for every deviation. */
async function refusing<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification;
  } catch (cause) {
    throw new PasskeyRefusedError({ cause });
  }
}
