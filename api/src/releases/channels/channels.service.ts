import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { ApiError, NotFoundError } from '../../core/errors/errors.js';
import { Database, type Transaction } from '../../core/database/database.js';
import type { Actor } from '../access/release-actor.js';
import { type Action, record } from '../registry/release-audit.js';
import type { ChannelResponse } from '../releases.dto.js';
import { VerificationService } from '../verification/verification.service.js';
import { type Changes, channelResponse, NO_CANARY, promoted, retired, rolledBack } from './channel-state.js';
import { documentBump, documentLock, servedUntilNow } from './channels.queries.js';
import { type Cohort, ReleaseChannel } from './release-channel.entity.js';
import { published, requireCompatible, requireServable } from './servable-release.js';

/** Who acts, why, and which version of the section they have seen (any, if not said). */
export interface Intent {
  actor: Actor | string;
  reason: string;
  expectedVersion?: number;
}

interface Canary {
  release: string;
  percent?: number;
  cohort?: Cohort;
}

/** What a change does to the section, and the release that it is about. */
interface Change {
  changes: Changes;
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
    private readonly verification: VerificationService,
  ) {}

  /** Serves a verified release to everybody; ends the section's canary. */
  async promote(app: string, release: string, intent: Intent): Promise<ChannelResponse> {
    await this.verification.renew(app, release, intent.actor);
    const site = await this.verification.liveSite();
    return this.change(app, 'promote', intent, async (before, transaction) => {
      await requireServable(app, release, site, transaction);
      return { changes: promoted(before, release), release };
    });
  }

  /** Serves a verified release to some. Widening a canary keeps people who had it already. */
  async startCanary(
    app: string,
    { release, percent, cohort }: Canary,
    intent: Intent,
  ): Promise<ChannelResponse> {
    await this.verification.renew(app, release, intent.actor);
    const site = await this.verification.liveSite();
    return this.change(app, 'canary', intent, async (before, transaction) => {
      await requireServable(app, release, site, transaction);
      if (!before.live)
        throw refused(
          'nothing_live',
          `${app} has no live release to compare a canary with. Promote it instead.`,
        );
      if (before.live === release)
        throw refused('already_live', `${app}@${release} is already live for everyone.`);
      const audience = { canaryPercent: percent ?? null, canaryCohort: cohort ?? null };
      if (before.canaryRelease === release) return { changes: audience, release };
      const drawn = { canarySalt: randomBytes(6).toString('base64url'), canarySince: new Date() };
      return { changes: { canaryRelease: release, ...audience, ...drawn }, release };
    });
  }

  /** @param salt of the canary that is meant; one that has begun meanwhile goes on */
  stopCanary(app: string, intent: Intent, salt?: string | null): Promise<ChannelResponse> {
    return this.change(app, 'stop canary', intent, async ({ canaryRelease, canarySalt }) => ({
      changes: salt === undefined || salt === canarySalt ? NO_CANARY : {},
      release: canaryRelease,
    }));
  }

  /** Back to what people have had already: held against what is live now, and not rendered before, which would take seconds. */
  async rollBack(app: string, intent: Intent): Promise<ChannelResponse> {
    const site = await this.verification.liveSite();
    return this.change(app, 'rollback', intent, async (before, transaction) => {
      const changes = rolledBack(before);
      if (!changes) {
        const message = `${app} has no earlier release to roll back to. Promote another one.`;
        throw refused('nothing_to_roll_back_to', message);
      }
      await requireCompatible(await published(app, changes.live, transaction), site, transaction);
      return { changes, release: changes.live };
    });
  }

  /** Takes the section off the site: its addresses are nobody's pages. Promotion or a rollback brings it back. */
  retire(app: string, intent: Intent): Promise<ChannelResponse> {
    return this.change(app, 'retire', intent, async (before) => {
      if (!before.live) throw refused('nothing_live', `${app} has no live release.`);
      return { changes: retired(before), release: before.live };
    });
  }

  setDisabled(app: string, disabled: boolean, intent: Intent): Promise<ChannelResponse> {
    const change = { changes: { disabled }, release: null };
    return this.change(app, disabled ? 'disable' : 'enable', intent, async () => change);
  }

  private change(
    app: string,
    action: Action,
    { actor, reason, expectedVersion }: Intent,
    next: (before: ReleaseChannel, transaction: Transaction) => Promise<Change>,
  ): Promise<ChannelResponse> {
    return this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      await transaction.query(documentLock());
      const channel = await manager.findOneBy(ReleaseChannel, { app });
      if (!channel) throw new NotFoundError();
      const before = channelResponse(channel);
      if (expectedVersion !== undefined && expectedVersion !== before.version) throw conflict(before);
      const { changes, release } = await next(channel, transaction);
      const changed = { ...channel, ...changes };
      if (isDeepStrictEqual(changed, { ...channel })) return before;
      const version = before.version + 1;
      await manager.update(ReleaseChannel, app, { ...changes, version });
      await transaction.query(servedUntilNow(app, [channel.live, channel.canaryRelease]));
      await transaction.query(documentBump());
      const after = channelResponse({ ...changed, version });
      await record({ actor, app, action, release, reason, before, after }, transaction);
      return after;
    });
  }
}

const refused = (code: string, message: string) => new ApiError(409, code, message);

/** A concurrent change; the details hold the current state. */
function conflict({ app, version, live, previous, canary, disabled }: ChannelResponse): ApiError {
  const now = { version, live, previous, canary: canary?.release, disabled };
  return new ApiError(
    409,
    'release_conflict',
    `${app} has changed (it’s now at version ${version}). Review it before you decide.`,
    Object.fromEntries(
      Object.entries(now).map(([name, value]) => [name, value == null ? [] : [String(value)]]),
    ),
  );
}
