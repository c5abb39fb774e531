import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { NotFoundError } from '../../common/errors.js';
import { Database, type Queryable, type Transaction } from '../../database/database.js';
import { type ChannelState, promoted, rolledBack } from './channel-state.js';
import {
  channelOf,
  channelUpdate,
  documentBump,
  documentLock,
  liveRoutesOfOthers,
  servedUntilNow,
} from './channels.queries.js';
import type { Action } from '../registry/release-audit-event.entity.js';
import { record } from '../registry/release-audit.js';
import type { Cohort } from './release-channel.entity.js';
import type { ReleaseRoute } from '#platform/manifest';
import type { Verification } from '../registry/release.entity.js';
import { routeProblems } from '../registry/route-ownership.js';
import {
  AlreadyLiveError,
  NothingToRollBackToError,
  NotVerifiedError,
  ReleaseConflictError,
  RouteTakenError,
} from './channels.errors.js';

/** Who acts, why, and which version of the section they have seen (any, if not said). */
export interface Intent {
  actor: string;
  reason: string;
  expectedVersion?: number;
}

export type CanaryAudience =
  { percent: number; cohort?: undefined } | { cohort: Cohort; percent?: undefined };

/**
 * Moves the pointers that say what is served to whom. Every change is one transaction: what it saw, what it changed, the
 * document's new version and the entry in the audit. One that would change nothing does nothing.
 */
@Injectable()
export class ChannelsService {
  constructor(private readonly database: Database) {}

  /** @throws NotFoundError for a section that has published nothing */
  async get(app: string): Promise<ChannelState> {
    const state = await this.database.one<ChannelState>(channelOf(app));
    if (!state) throw new NotFoundError();
    return state;
  }

  /** Serves a verified release to everybody; ends the section's canary. */
  promote(app: string, release: string, intent: Intent): Promise<ChannelState> {
    return this.change(app, 'promote', intent, release, async (state, transaction) => {
      await requireServable(app, release, transaction);
      return promoted(state, release);
    });
  }

  /** The same for what was built on this machine, where sections change together and nothing is looked at twice. */
  promoteLocal(app: string, release: string, intent: Intent): Promise<ChannelState> {
    return this.change(app, 'promote', intent, release, (state) => promoted(state, release));
  }

  /** Serves a verified release to some. Widening a canary keeps those who had it already. */
  startCanary(app: string, release: string, audience: CanaryAudience, intent: Intent): Promise<ChannelState> {
    return this.change(app, 'canary', intent, release, async (state, transaction) => {
      await requireServable(app, release, transaction);
      if (state.live === release) throw new AlreadyLiveError(app, release);
      const running = state.canary?.release === release ? state.canary : null;
      const canary = {
        release,
        percent: audience.percent ?? null,
        cohort: audience.cohort ?? null,
        salt: running?.salt ?? randomBytes(6).toString('base64url'),
        since: running?.since ?? new Date().toISOString(),
      };
      return { ...state, canary };
    });
  }

  /** @param onlyIf stops that canary, not one that has begun meanwhile */
  stopCanary(app: string, intent: Intent, onlyIf?: { salt: string }): Promise<ChannelState> {
    return this.change(
      app,
      'stop canary',
      intent,
      (state) => state.canary?.release ?? null,
      (state) => {
        const isMeant = onlyIf === undefined || state.canary?.salt === onlyIf.salt;
        return isMeant ? { ...state, canary: null } : state;
      },
    );
  }

  rollBack(app: string, intent: Intent): Promise<ChannelState> {
    return this.change(
      app,
      'rollback',
      intent,
      (state) => state.previous,
      async (state, transaction) => {
        const next = rolledBack(state);
        if (!next) throw new NothingToRollBackToError(app);
        await requireRoutes(app, await manifestRoutes(app, next.live!, transaction), transaction);
        return next;
      },
    );
  }

  /** Takes a section off the site, or puts it back. */
  setDisabled(app: string, disabled: boolean, intent: Intent): Promise<ChannelState> {
    return this.change(app, disabled ? 'disable' : 'enable', intent, null, (state) => ({
      ...state,
      disabled,
    }));
  }

  private change(
    app: string,
    action: Action,
    { actor, reason, expectedVersion }: Intent,
    release: string | null | ((before: ChannelState) => string | null),
    next: (before: ChannelState, transaction: Transaction) => ChannelState | Promise<ChannelState>,
  ): Promise<ChannelState> {
    return this.database.transaction(async (transaction) => {
      await transaction.query(documentLock());
      const [before] = await transaction.query<ChannelState>(channelOf(app));
      if (!before) throw new NotFoundError();
      if (expectedVersion !== undefined && expectedVersion !== before.version) {
        throw new ReleaseConflictError(before);
      }
      const changed = await next(before, transaction);
      if (isDeepStrictEqual(changed, before)) return before;
      const after = { ...changed, version: before.version + 1 };
      await transaction.query(channelUpdate(after));
      await transaction.query(servedUntilNow(app, [before.live, before.canary?.release]));
      await transaction.query(documentBump());
      const named = typeof release === 'function' ? release(before) : release;
      await record({ actor, app, action, release: named, reason, before, after }, transaction);
      return after;
    });
  }
}

/** Under the document's lock, so that two sections cannot take the same route at the same moment. */
async function requireServable(app: string, release: string, within: Queryable): Promise<void> {
  const [row] = await within.query<{ verification: Verification | null; routes: ReleaseRoute[] }>({
    text: `
      SELECT verification, manifest->'routes' AS routes FROM releases
      WHERE app = $1 AND release = $2 AND pruned_at IS NULL`,
    values: [app, release],
  });
  if (!row) throw new NotFoundError(`${app}@${release} has not been published.`);
  if (row.verification !== 'passed') throw new NotVerifiedError(app, release, row.verification === 'failed');
  await requireRoutes(app, row.routes, within);
}

async function manifestRoutes(app: string, release: string, within: Queryable): Promise<ReleaseRoute[]> {
  const [row] = await within.query<{ routes: ReleaseRoute[] }>({
    text: `SELECT manifest->'routes' AS routes FROM releases WHERE app = $1 AND release = $2`,
    values: [app, release],
  });
  return row!.routes;
}

async function requireRoutes(app: string, routes: ReleaseRoute[], within: Queryable): Promise<void> {
  const others = await within.query<{ app: string; routes: ReleaseRoute[] }>(liveRoutesOfOthers(app));
  const [problem] = routeProblems(app, routes, others);
  if (problem) throw new RouteTakenError(problem.message);
}
