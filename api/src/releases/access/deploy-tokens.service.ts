import { Inject, Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/errors.js';
import { CONFIG, type Config } from '../../config/config.js';
import { Database } from '../../database/database.js';
import { hashToken, newToken } from '../../sessions/token.js';
import { record } from '../registry/release-audit-event.entity.js';
import type { CreatedToken, DeployTokenSummary } from '../releases.dto.js';

export interface TokenOwner {
  app: string;
  /** What the token is called. */
  name: string;
}

/** What pipelines act with: each token is for one section, can be revoked, and is shown once. */
@Injectable()
export class DeployTokensService {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whose token this is; null when it is nobody's, or has been revoked. */
  async find(token: string): Promise<TokenOwner | null> {
    const owner = await this.database.one<TokenOwner>({
      name: 'releases.token',
      text: `
        UPDATE deploy_tokens SET last_used_at = now() WHERE token_hash = $1 AND revoked_at IS NULL
        RETURNING app, name`,
      values: [hashToken(token)],
    });
    if (owner) return owner;
    const app = this.config.releases.developmentAppOf(token);
    return app === undefined ? null : { app, name: 'development' };
  }

  async create(app: string, name: string, actor: string): Promise<CreatedToken> {
    const token = `fl_${newToken()}`;
    return this.database.transaction(async (transaction) => {
      const [row] = await transaction.query<{ id: string }>({
        text: `INSERT INTO deploy_tokens (app, name, token_hash, created_by) VALUES ($1, $2, $3, $4) RETURNING id`,
        values: [app, name, hashToken(token), actor],
      });
      await record({ actor, app, action: 'create token', reason: name }, transaction);
      return { id: row!.id, app, name, token };
    });
  }

  async list(app: string): Promise<DeployTokenSummary[]> {
    return this.database.query<DeployTokenSummary>({
      text: `
        SELECT id, app, name, created_by AS "createdBy", created_at AS "createdAt", last_used_at AS "lastUsedAt",
               revoked_at AS "revokedAt"
        FROM deploy_tokens WHERE app = $1 ORDER BY created_at DESC, id`,
      values: [app],
    });
  }

  /** From now on the token is nobody's. Revoking twice is revoking once. */
  async revoke(app: string, id: string, actor: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const [token] = await transaction.query<{ name: string; revoked: boolean }>({
        text: `SELECT name, revoked_at IS NOT NULL AS revoked FROM deploy_tokens WHERE app = $1 AND id = $2 FOR UPDATE`,
        values: [app, id],
      });
      if (!token) throw new NotFoundError();
      if (token.revoked) return;
      await transaction.query({
        text: 'UPDATE deploy_tokens SET revoked_at = now() WHERE id = $1',
        values: [id],
      });
      await record({ actor, app, action: 'revoke token', reason: token.name }, transaction);
    });
  }
}
