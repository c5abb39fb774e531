import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { ApiError, NotFoundError } from '../../core/errors/errors.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database, type Transaction } from '../../core/database/database.js';
import type { Actor } from '../access/release-actor.js';
import { livePlatform } from '../registry/live-platform.js';
import { type Action, record } from '../registry/release-audit.js';
import type { ChannelResponse } from '../releases.dto.js';
import { channelResponse, type ChannelState, promoted, retired, rolledBack } from './channel-state.js';
import { channelOf, documentBump, documentLock, servedUntilNow, verifiedBefore } from './channels.queries.js';
import { type Cohort, ReleaseChannel } from './release-channel.entity.js';
import { published, requireCompatible, requireServable } from './servable-release.js';
import { ApiPaths } from '../verification/api-paths.js';
import type { LiveSite } from '../verification/live-findings.js';
import { VerificationService } from '../verification/verification.service.js';

/** Longer than a pipeline takes from verification to promotion. */
const VERIFIED_FOR = '15 minutes';

/** Who acts, why, and which version of the section they have seen (any, if not said). */
export interface Intent {
  actor: Actor | string;
  reason: string;
  expectedVersion?: number;
}

interface CanaryAudience {
  percent?: number;
  cohort?: Cohort;
}

/** The section as a change leaves it, and the release that the change is about. */
interface Change {
  after: ChannelState;
  release: string | null;
}

/**
 * Moves the pointers that say what is served to whom. Every change is one transaction: what it saw, what it changed, the
 * document's new version and the entry in the audit. One that would change nothing does nothing.
 */
@Injectable()
export class ChannelsService {
  constructor(
    private readonly database: Database,
    private readonly apiPaths: ApiPaths,
    private readonly verification: VerificationService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Serves a verified release to everybody; ends the section's canary. */
  async promote(app: string, release: string, intent: Intent): Promise<ChannelResponse> {
    await this.verifyOld(app, release, intent);
    const site = await this.liveSite();
    return this.change(app, 'promote', intent, async (before, transaction) => {
      await requireServable(app, release, site, transaction);
      return { after: promoted(before, release), release };
    });
  }

  /** Serves a verified release to some. Widening a canary keeps people who had it already. */
  async startCanary(
    app: string,
    release: string,
    { percent, cohort }: CanaryAudience,
    intent: Intent,
  ): Promise<ChannelResponse> {
    await this.verifyOld(app, release, intent);
    const site = await this.liveSite();
    return this.change(app, 'canary', intent, async (before, transaction) => {
      await requireServable(app, release, site, transaction);
      if (!before.live)
        throw new ApiError(
          409,
          'nothing_live',
          `Nothing of ${app} is live to compare a canary with. Promote it.`,
        );
      if (before.live === release)
        throw new ApiError(409, 'already_live', `${app}@${release} is live for everybody already.`);
      const running = before.canary?.release === release ? before.canary : null;
      const salt = running?.salt ?? randomBytes(6).toString('base64url');
      const since = running?.since ?? new Date().toISOString();
      const audience = { percent: percent ?? null, cohort: cohort ?? null };
      return { after: { ...before, canary: { release, ...audience, salt, since } }, release };
    });
  }

  /** @param onlyIf stops that canary, not one that has begun meanwhile */
  stopCanary(app: string, intent: Intent, onlyIf?: { salt: string }): Promise<ChannelResponse> {
    return this.change(app, 'stop canary', intent, async (before) => {
      const isMeant = onlyIf === undefined || before.canary?.salt === onlyIf.salt;
      return {
        after: isMeant ? { ...before, canary: null } : before,
        release: before.canary?.release ?? null,
      };
    });
  }

  /** Back to what people have had already: held against what is live now, and not rendered before, which would take seconds. */
  async rollBack(app: string, intent: Intent): Promise<ChannelResponse> {
    const site = await this.liveSite();
    return this.change(app, 'rollback', intent, async (before, transaction) => {
      const after = rolledBack(before);
      if (!after) {
        const message = `${app} has no earlier release to go back to. Promote another one.`;
        throw new ApiError(409, 'nothing_to_roll_back_to', message);
      }
      await requireCompatible(await published(app, after.live!, transaction), site, transaction);
      return { after, release: after.live };
    });
  }

  /** Takes the section off the site: its addresses are nobody's pages. Promotion or a rollback brings it back. */
  retire(app: string, intent: Intent): Promise<ChannelResponse> {
    return this.change(app, 'retire', intent, async (before) => {
      if (!before.live) throw new ApiError(409, 'nothing_live', `Nothing of ${app} is live.`);
      return { after: retired(before), release: before.live };
    });
  }

  setDisabled(app: string, disabled: boolean, intent: Intent): Promise<ChannelResponse> {
    return this.change(app, disabled ? 'disable' : 'enable', intent, async (before) => ({
      after: { ...before, disabled },
      release: null,
    }));
  }

  /** What was verified a while ago was rendered beside other releases, and with other content. */
  private async verifyOld(app: string, release: string, { actor }: Intent): Promise<void> {
    const [old] = await this.database.query(verifiedBefore(app, release, VERIFIED_FOR));
    if (old) await this.verification.verify(app, release, actor);
  }

  /** Asked before the transaction, which must not wait for the network. */
  private async liveSite(): Promise<LiveSite> {
    return { platform: await livePlatform(this.config.releases.shellUrl), apiPaths: this.apiPaths.all() };
  }

  private change(
    app: string,
    action: Action,
    { actor, reason, expectedVersion }: Intent,
    next: (before: ChannelState, transaction: Transaction) => Promise<Change>,
  ): Promise<ChannelResponse> {
    return this.database.transaction(async (transaction) => {
      await transaction.query(documentLock());
      const [before] = await transaction.query<ChannelState>(channelOf(app));
      if (!before) throw new NotFoundError();
      if (expectedVersion !== undefined && expectedVersion !== before.version) throw conflict(before);
      const { after: changed, release } = await next(before, transaction);
      if (isDeepStrictEqual(changed, before)) return channelResponse(before);
      const after = { ...changed, version: before.version + 1 };
      await save(after, transaction);
      await transaction.query(servedUntilNow(app, [before.live, before.canary?.release]));
      await transaction.query(documentBump());
      await record({ actor, app, action, release, reason, before, after }, transaction);
      return channelResponse(after);
    });
  }
}

async function save(after: ChannelState, { manager }: Transaction): Promise<void> {
  const { app, version, live, earlier, disabled, canary } = after;
  await manager.update(ReleaseChannel, app, {
    ...{ version, live, earlier, disabled },
    canaryRelease: canary?.release ?? null,
    canaryPercent: canary?.percent ?? null,
    canaryCohort: canary?.cohort ?? null,
    canarySalt: canary?.salt ?? null,
    canarySince: canary ? new Date(canary.since) : null,
  });
}

/** A concurrent change; the details hold the current state. */
function conflict({ app, version, live, previous, canary, disabled }: ChannelState): ApiError {
  const now = { version, live, previous, canary: canary?.release, disabled };
  return new ApiError(
    409,
    'release_conflict',
    `${app} has changed meanwhile (it is at version ${version}). Look at it again before you decide.`,
    Object.fromEntries(
      Object.entries(now).map(([name, value]) => [name, value == null ? [] : [String(value)]]),
    ),
  );
}
