import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountsService } from './accounts.service.js';
import { PendingIdentitiesService } from './account-linking/pending-identities.service.js';
import type { ProvidedIdentity } from './provided-identity.js';

/** The last step of every way in: from an identity to a session. */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly pending: PendingIdentitiesService,
    private readonly sessions: SessionsService,
  ) {}

  /** @param joins whether this sign-in was asked for as a proof: the identity that waits in this browser then joins */
  async finish(
    identity: ProvidedIdentity,
    joins: boolean,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ isNew: boolean }> {
    const waiting = joins ? await this.pending.of(request) : null;
    const { user, isNew } = await this.accounts.open(named(identity, waiting));
    if (waiting && (await this.accounts.joinProven(user.id, waiting))) await this.pending.forget(waiting);
    await this.sessions.begin(request, reply, user.id);
    return { isNew };
  }
}

/** A mail says no name; the provider that waits for it has. */
const named = (identity: ProvidedIdentity, waiting: Pick<ProvidedIdentity, Name> | null): ProvidedIdentity =>
  waiting && identity.firstName === null
    ? {
        ...identity,
        firstName: waiting.firstName,
        lastName: waiting.lastName,
        pictureUrl: waiting.pictureUrl,
      }
    : identity;

type Name = 'firstName' | 'lastName' | 'pictureUrl';
