import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { ApiError, NotFoundError } from '../../../core/errors/errors.js';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database } from '../../../core/database/database.js';
import { MailService } from '../../../core/mail/mail.service.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../../core/access/member.js';
import { SessionsService } from '../../sessions/sessions.service.js';
import { User } from '../../users/user.entity.js';
import { passkeyAddedMail } from './passkey-added-mail.js';
import { PasskeyCeremony, PasskeyRefusedError } from './passkey-ceremony.service.js';
import { Passkey } from './passkey.entity.js';
import type { MyPasskey, NewPasskey } from './passkeys.dto.js';

const MAX_PASSKEYS = 20;
const LIMIT = { name: 'passkey', limit: 60, windowSeconds: 600 };

/** Passkeys: a second way in, added once signed in. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly database: Database,
    private readonly ceremony: PasskeyCeremony,
    private readonly sessions: SessionsService,
    private readonly rateLimits: RateLimitsService,
    private readonly mail: MailService,
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list({ id: userId }: Member): Promise<MyPasskey[]> {
    const all = await this.passkeys.find({
      where: { userId },
      order: { createdAt: 'ASC' },
      take: MAX_PASSKEYS,
    });
    return all.map(shown);
  }

  async optionsToAdd(member: Member, request: FastifyRequest, reply: FastifyReply) {
    const known = await this.passkeys.findBy({ userId: member.id });
    return this.ceremony.optionsToAdd(member, known, request, reply);
  }

  async add({ name, response }: NewPasskey, member: Member, request: FastifyRequest): Promise<MyPasskey> {
    const credential = await this.ceremony.added(member, response, request);
    return this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const lock = { mode: 'pessimistic_write' as const };
      const user = await manager.findOneOrFail(User, { where: { id: member.id }, lock });
      if ((await manager.countBy(Passkey, { userId: user.id })) >= MAX_PASSKEYS)
        throw new ApiError(
          409,
          'too_many_passkeys',
          `You can have up to ${MAX_PASSKEYS} passkeys. Remove one first.`,
        );
      const passkey = await manager.save(
        manager.create(Passkey, {
          userId: user.id,
          name,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: credential.transports ?? [],
          lastUsedAt: null,
        }),
      );
      const { publicUrl } = this.config;
      if (user.email !== null)
        await this.mail.send(passkeyAddedMail(user.email, name, publicUrl), transaction);
      return shown(passkey);
    });
  }

  /** @throws NotFoundError when it is nobody's, or someone else's */
  async rename(id: string, name: string, { id: userId }: Member): Promise<void> {
    const { affected } = await this.passkeys.update({ id, userId }, { name });
    if (!affected) throw new NotFoundError();
  }

  /** @throws NotFoundError when it is nobody's, or someone else's */
  async remove(id: string, { id: userId }: Member): Promise<void> {
    const { affected } = await this.passkeys.delete({ id, userId });
    if (!affected) throw new NotFoundError();
  }

  async optionsToSignIn(request: FastifyRequest, reply: FastifyReply) {
    await this.rateLimits.count(LIMIT, request.ip);
    return this.ceremony.optionsToSignIn(request, reply);
  }

  /** @throws PasskeyRefusedError, the same for a passkey that is not known and one that signed wrongly */
  async signIn(
    response: Record<string, unknown>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const passkey = await this.passkeyOf(response, request);
    await this.noteUse(passkey, await this.ceremony.signedIn(passkey, response, request));
    await this.sessions.begin(request, reply, passkey.userId);
  }

  async has({ id: userId }: Member): Promise<boolean> {
    return this.passkeys.existsBy({ userId });
  }

  async optionsToReauthenticate(member: Member, request: FastifyRequest, reply: FastifyReply) {
    await this.rateLimits.count(LIMIT, request.ip);
    const known = await this.passkeys.findBy({ userId: member.id });
    return this.ceremony.optionsToReauthenticate(member, known, request, reply);
  }

  /** @throws PasskeyRefusedError also for another member’s passkey */
  async reauthenticate(
    response: Record<string, unknown>,
    member: Member,
    request: FastifyRequest,
  ): Promise<void> {
    const passkey = await this.passkeyOf(response, request);
    if (passkey.userId !== member.id) throw new PasskeyRefusedError();
    await this.noteUse(passkey, await this.ceremony.reauthenticated(member, passkey, response, request));
  }

  private async passkeyOf(response: Record<string, unknown>, request: FastifyRequest): Promise<Passkey> {
    await this.rateLimits.count(LIMIT, request.ip);
    const { id: credentialId } = response;
    const passkey = typeof credentialId === 'string' && (await this.passkeys.findOneBy({ credentialId }));
    if (!passkey) throw new PasskeyRefusedError();
    return passkey;
  }

  private async noteUse({ id }: Passkey, counter: number): Promise<void> {
    await this.passkeys.update({ id }, { counter, lastUsedAt: new Date() });
  }
}

const shown = ({ id, name, createdAt, lastUsedAt }: Passkey): MyPasskey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
