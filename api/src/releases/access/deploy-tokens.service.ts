import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { NotFoundError } from '../../core/errors/errors.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database } from '../../core/database/database.js';
import { DeployToken } from './deploy-token.entity.js';
import { hashToken, newToken } from '../../identity/sessions/token.js';
import { record } from '../registry/release-audit.js';
import type { Actor } from './release-actor.js';
import type { CreatedToken, DeployTokenSummary } from '../releases.dto.js';

/** What pipelines act with: each token is for one section, can be revoked, and is shown once. */
@Injectable()
export class DeployTokensService {
  constructor(
    private readonly database: Database,
    @InjectRepository(DeployToken) private readonly tokens: Repository<DeployToken>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whose token this is; null when it is nobody's, or has been revoked. */
  async find(token: string): Promise<Pick<DeployToken, 'app' | 'name'> | null> {
    const tokenHash = hashToken(token);
    await this.tokens.update({ tokenHash, revokedAt: IsNull() }, { lastUsedAt: new Date() });
    const owner = await this.tokens.findOneBy({ tokenHash, revokedAt: IsNull() });
    if (owner) return owner;
    const app = this.config.releases.developmentAppOf(token);
    return app === undefined ? null : { app, name: 'development' };
  }

  async create(app: string, name: string, actor: Actor): Promise<CreatedToken> {
    const token = `fl_${newToken()}`;
    return this.database.transaction(async (transaction) => {
      const made = { app, name, tokenHash: hashToken(token), createdBy: actor.name };
      const { id } = await transaction.manager.save(DeployToken, made);
      await record({ actor, app, action: 'create token', reason: name }, transaction);
      return { id, app, name, token };
    });
  }

  async list(app: string): Promise<DeployTokenSummary[]> {
    const found = await this.tokens.find({ where: { app }, order: { createdAt: 'DESC', id: 'ASC' } });
    return found.map(({ tokenHash: _, ...shown }) => shown);
  }

  /** From now on the token is nobody's. Revoking twice is revoking once. */
  async revoke(app: string, id: string, actor: Actor): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const lock = { mode: 'pessimistic_write' } as const;
      const token = await manager.findOne(DeployToken, { where: { app, id }, lock });
      if (!token) throw new NotFoundError();
      if (token.revokedAt) return;
      await manager.update(DeployToken, id, { revokedAt: new Date() });
      await record({ actor, app, action: 'revoke token', reason: token.name }, transaction);
    });
  }
}
