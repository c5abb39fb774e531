import { Injectable } from '@nestjs/common';
import { ApiError, NotFoundError } from '../../../core/errors/errors.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { User } from '../../users/user.entity.js';
import { Identity } from '../identity.entity.js';
import { MAIL_PROVIDER } from '../mail-code/mail-provider.js';
import { ProvidersService } from '../providers.service.js';
import type { MyIdentity } from './my-identities.dto.js';

/** The accounts elsewhere that open a member's account here. */
@Injectable()
export class MyIdentitiesService {
  constructor(
    private readonly database: Database,
    private readonly providers: ProvidersService,
  ) {}

  async list(userId: string): Promise<MyIdentity[]> {
    return this.database.transaction(async (transaction) => {
      const identities = await identitiesOf(userId, transaction);
      const isEnough = await canReceiveCodes(userId, transaction);
      return identities.map(({ provider, createdAt }) => ({
        provider,
        name: this.providers.nameOf(provider),
        since: createdAt.toISOString(),
        isRemovable: isEnough || identities.length > 1,
      }));
    });
  }

  /**
   * @throws NotFoundError where there is none
   * @throws ApiError `last_way_in` (409) when nothing else would open the account
   */
  async remove(userId: string, provider: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      // One after the other, so that the last two cannot go at once.
      await transaction.manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
      const identities = await identitiesOf(userId, transaction);
      if (!identities.some((identity) => identity.provider === provider)) throw new NotFoundError();
      const isEnough = identities.length > 1 || (await canReceiveCodes(userId, transaction));
      if (!isEnough) throw new ApiError(409, 'last_way_in', 'You can’t remove your only way to sign in.');
      await transaction.manager.delete(Identity, { userId, provider });
    });
  }
}

/** Those of providers, one each; codes by mail go to the address and cannot be taken away. */
async function identitiesOf(userId: string, { manager }: Transaction): Promise<Identity[]> {
  const all = await manager.find(Identity, { where: { userId }, order: { createdAt: 'ASC' } });
  const first = new Map<string, Identity>();
  for (const identity of all)
    if (identity.provider !== MAIL_PROVIDER && !first.has(identity.provider))
      first.set(identity.provider, identity);
  return [...first.values()];
}

async function canReceiveCodes(id: string, { manager }: Transaction): Promise<boolean> {
  const user = await manager.findOneByOrFail(User, { id });
  return user.emailVerifiedAt !== null;
}
