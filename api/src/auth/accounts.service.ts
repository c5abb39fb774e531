import { Injectable } from '@nestjs/common';
import { violatedConstraint } from '../common/database/driver-errors.js';
import { Database, type Transaction } from '../database/database.js';
import { MailService } from '../mail/mail.service.js';
import { Session } from '../sessions/session.entity.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { Identity } from './identity.entity.js';
import { identityAddedMail } from './identity-added-mail.js';
import type { ProvidedIdentity } from './provided-identity.js';
import { ProvidersService } from './providers.service.js';
import { SignInError } from './sign-in/sign-in-error.js';

interface OpenedAccount {
  user: User;
  isNew: boolean;
}

/** Which account an identity opens. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly providers: ProvidersService,
    private readonly mail: MailService,
  ) {}

  /**
   * The person behind an identity, with an account made for them the first time. An identity of a trusted provider
   * joins the account that holds its address only if that address was verified; otherwise somebody else may have made
   * the account, and it loses the address to a new one.
   * @throws SignInError `user_creation_failed` without a proven e-mail address, or when it belongs to an account this
   * provider may not join. Who is suspended comes in too: to read, and to export what is theirs.
   */
  async open(identity: ProvidedIdentity): Promise<OpenedAccount> {
    try {
      return await this.findOrCreate(identity);
    } catch (error) {
      // Two concurrent first sign-ins of one person: the second now finds the account of the first.
      if (violatedConstraint(error)) return this.findOrCreate(identity);
      throw error;
    }
  }

  private findOrCreate(identity: ProvidedIdentity): Promise<OpenedAccount> {
    return this.database.transaction(async (transaction) => {
      const known = await this.userBehind(identity, transaction);
      if (known) return this.recognize(known, identity, transaction);
      const { email, emailVerified, trusted } = identity;
      if (!email || !emailVerified) throw new SignInError('user_creation_failed');
      const holder = await transaction.manager.findOne(User, {
        where: { email },
        lock: { mode: 'pessimistic_write' },
      });
      if (holder && !trusted) throw new SignInError('user_creation_failed');
      if (holder?.emailVerifiedAt) return this.join(holder, identity, transaction);
      if (holder) await this.releaseAddress(holder, transaction);
      const emailVerifiedAt = trusted ? new Date() : null;
      const user = await this.users.create({ ...identity, email, emailVerifiedAt }, transaction);
      await this.addIdentity(user, identity, transaction);
      return { user, isNew: true };
    });
  }

  private async userBehind(identity: ProvidedIdentity, { manager }: Transaction): Promise<User | null> {
    const { provider, subject } = identity;
    const found = await manager.findOne(Identity, {
      where: { provider, subject },
      relations: { user: true },
    });
    return found?.user ?? null;
  }

  private async recognize(
    user: User,
    { email, emailVerified, trusted }: ProvidedIdentity,
    transaction: Transaction,
  ): Promise<OpenedAccount> {
    if (trusted && emailVerified && email === user.email && !user.emailVerifiedAt) {
      await transaction.manager.update(User, { id: user.id }, { emailVerifiedAt: new Date() });
      await this.endSessions(user, transaction);
    }
    return { user, isNew: false };
  }

  private async join(
    user: User,
    identity: ProvidedIdentity,
    transaction: Transaction,
  ): Promise<OpenedAccount> {
    await this.addIdentity(user, identity, transaction);
    await this.endSessions(user, transaction);
    const identities = await transaction.manager.findBy(Identity, { userId: user.id });
    const names = identities.map(({ provider }) => this.providers.find(provider)?.name ?? provider);
    await this.mail.send(identityAddedMail(user.email!, names), transaction);
    return { user, isNew: false };
  }

  private async releaseAddress(user: User, transaction: Transaction): Promise<void> {
    await transaction.manager.update(User, { id: user.id }, { email: null });
    await this.endSessions(user, transaction);
  }

  private async addIdentity(
    { id: userId }: User,
    { provider, subject }: ProvidedIdentity,
    { manager }: Transaction,
  ): Promise<void> {
    await manager.insert(Identity, { provider, subject, userId });
  }

  private async endSessions({ id: userId }: User, { manager }: Transaction): Promise<void> {
    await manager.delete(Session, { userId });
  }
}
