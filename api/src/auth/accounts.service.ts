import { Injectable } from '@nestjs/common';
import { violatedConstraint } from '../common/driver-errors.js';
import { Database, type Transaction } from '../database/database.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { Identity } from './identity.entity.js';
import type { ProvidedIdentity } from './provided-identity.js';
import { SignInError } from './sign-in-error.js';

/** Which account a provider's word opens. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
  ) {}

  /**
   * The person behind an identity, with an account made for them the first time.
   * @throws SignInError `user_creation_failed` without a proven e-mail address, or when it belongs to an account this
   * provider may not join; `account_suspended`
   */
  async open(identity: ProvidedIdentity): Promise<{ user: User; isNew: boolean }> {
    try {
      return await this.findOrCreate(identity);
    } catch (error) {
      // Two first sign-ins of one person at once: the second now finds what the first made.
      if (violatedConstraint(error)) return this.findOrCreate(identity);
      throw error;
    }
  }

  private findOrCreate(identity: ProvidedIdentity): Promise<{ user: User; isNew: boolean }> {
    return this.database.transaction(async (transaction) => {
      const known = await this.userBehind(identity, transaction);
      if (known?.suspendedAt) throw new SignInError('account_suspended');
      if (known) return { user: known, isNew: false };
      if (!identity.email || !identity.emailVerified) throw new SignInError('user_creation_failed');
      const sameEmail = await transaction.manager.findOneBy(User, { email: identity.email });
      if (sameEmail && !identity.trusted) throw new SignInError('user_creation_failed');
      if (sameEmail?.suspendedAt) throw new SignInError('account_suspended');
      const user =
        sameEmail ?? (await this.users.create({ ...identity, email: identity.email }, transaction));
      const { provider, subject } = identity;
      await transaction.manager.insert(Identity, { provider, subject, userId: user.id });
      return { user, isNew: !sameEmail };
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
}
