import { Injectable } from '@nestjs/common';
import { violatedConstraint } from '../../core/database/driver-errors.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { MailService } from '../../core/mail/mail.service.js';
import { SiteSettingsService } from '../../core/settings/site-settings.service.js';
import { Session } from '../sessions/session.entity.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { Identity } from './identity.entity.js';
import { identityAddedMail } from './identity-added-mail.js';
import { AddressProofRequiredError } from './account-linking/address-proof-required-error.js';
import type { ProvidedIdentity } from './provided-identity.js';
import { ProvidersService } from './providers.service.js';
import { RegistrationsClosedError } from './registrations-closed-error.js';
import { SignInError } from './sign-in/sign-in-error.js';

interface OpenedAccount {
  user: User;
  isNew: boolean;
}

type Subject = Pick<ProvidedIdentity, 'provider' | 'subject'>;
type JoiningIdentity = Subject & { email: string };

/** Which account an identity opens. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly providers: ProvidersService,
    private readonly mail: MailService,
    private readonly settings: SiteSettingsService,
  ) {}

  /**
   * The person behind an identity, with an account made for them the first time. An address joins the account that holds
   * it only after proof: by a code, by a trusted provider, or by signing in to that account in the same browser. An
   * account that never proved its address loses it, because someone else may have made it.
   * @throws SignInError `user_creation_failed` without an e-mail address
   * @throws RegistrationsClosedError for a new person while no new accounts are made
   * @throws AddressProofRequiredError when the address is only claimed, or another account holds it. Who is suspended comes in too: to
   * read, and to export what is theirs.
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
      const { email, emailVerified, trusted, verifiesEmail } = identity;
      if (!email) throw new SignInError('user_creation_failed');
      const isProven = emailVerified && (trusted || verifiesEmail);
      if (!isProven) throw new AddressProofRequiredError({ ...identity, email });
      const holder = await transaction.manager.findOne(User, {
        where: { email },
        lock: { mode: 'pessimistic_write' },
      });
      if (holder?.emailVerifiedAt && !trusted) throw new AddressProofRequiredError({ ...identity, email });
      if (holder?.emailVerifiedAt) return this.join(holder, identity, transaction);
      if (!(await this.settings.read(transaction)).acceptsMembers) throw new RegistrationsClosedError();
      if (holder) await this.releaseAddress(holder, transaction);
      const user = await this.users.create({ ...identity, email, emailVerifiedAt: new Date() }, transaction);
      await this.addIdentity(user, identity, transaction);
      return { user, isNew: true };
    });
  }

  /**
   * Adds an identity to the account that has just been opened in its browser.
   * @returns whether it belongs there: the account holds its address, and it opens no other
   */
  joinProven(userId: string, identity: JoiningIdentity): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const user = await transaction.manager.findOneOrFail(User, {
        where: { id: userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (user.email !== identity.email || !user.emailVerifiedAt) return false;
      const known = await this.userBehind(identity, transaction);
      if (!known) await this.join(user, identity, transaction);
      return known === null || known.id === userId;
    });
  }

  private async userBehind(identity: Subject, { manager }: Transaction): Promise<User | null> {
    const { provider, subject } = identity;
    const found = await manager.findOne(Identity, {
      where: { provider, subject },
      relations: { user: true },
    });
    return found?.user ?? null;
  }

  private async recognize(
    user: User,
    { email, emailVerified, trusted, verifiesEmail }: ProvidedIdentity,
    transaction: Transaction,
  ): Promise<OpenedAccount> {
    if ((trusted || verifiesEmail) && emailVerified && email === user.email && !user.emailVerifiedAt) {
      await transaction.manager.update(User, { id: user.id }, { emailVerifiedAt: new Date() });
      await this.endSessions(user, transaction);
    }
    return { user, isNew: false };
  }

  private async join(user: User, identity: Subject, transaction: Transaction): Promise<OpenedAccount> {
    await this.addIdentity(user, identity, transaction);
    await this.endSessions(user, transaction);
    const identities = await transaction.manager.findBy(Identity, { userId: user.id });
    const names = identities.map(({ provider }) => this.providers.nameOf(provider));
    await this.mail.send(identityAddedMail(user.email!, names), transaction);
    return { user, isNew: false };
  }

  private async releaseAddress(user: User, transaction: Transaction): Promise<void> {
    await transaction.manager.update(User, { id: user.id }, { email: null });
    await this.endSessions(user, transaction);
  }

  private async addIdentity(
    { id: userId }: User,
    { provider, subject }: Subject,
    { manager }: Transaction,
  ): Promise<void> {
    await manager.insert(Identity, { provider, subject, userId });
  }

  private async endSessions({ id: userId }: User, { manager }: Transaction): Promise<void> {
    await manager.delete(Session, { userId });
  }
}
