import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MoreThan, Repository } from 'typeorm';
import { hashToken } from '../../sessions/token.js';
import { SignInAttemptsService } from '../sign-in/sign-in-attempts.service.js';
import { PendingIdentity } from './pending-identity.entity.js';
import type { AddressProofRequiredError } from './address-proof-required-error.js';

const MINUTES = 15;

/** Identities that wait, a quarter of an hour and in one browser, for their owner to prove the address. */
@Injectable()
export class PendingIdentitiesService {
  constructor(
    @InjectRepository(PendingIdentity) private readonly pending: Repository<PendingIdentity>,
    private readonly attempts: SignInAttemptsService,
  ) {}

  async save(
    { identity }: AddressProofRequiredError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const browserHash = hashToken(this.attempts.claimBrowser(request, reply));
    const { provider, subject, email, firstName, lastName, pictureUrl } = identity;
    const expiresAt = new Date(Date.now() + MINUTES * 60_000);
    await this.pending.save({
      browserHash,
      provider,
      subject,
      email,
      firstName,
      lastName,
      pictureUrl,
      expiresAt,
    });
  }

  async of(request: FastifyRequest): Promise<PendingIdentity | null> {
    const browser = this.attempts.browserOf(request);
    if (!browser) return null;
    return this.pending.findOneBy({ browserHash: hashToken(browser), expiresAt: MoreThan(new Date()) });
  }

  async forget({ browserHash }: PendingIdentity): Promise<void> {
    await this.pending.delete({ browserHash });
  }
}
