import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, type Repository } from 'typeorm';
import { type PlatformDescription, platformDescription } from '#platform/compatibility';
import type { ReleaseManifest } from '#platform/manifest';
import { budgetProblems } from '#platform/release/budgets';
import { NotFoundError } from '../../core/errors/errors.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database } from '../../core/database/database.js';
import { ARTIFACTS, type ArtifactStore } from '../../core/storage/artifact-store.js';
import { ReadingSessionsService } from '../../identity/sessions/reading-sessions.service.js';
import type { Actor } from '../access/release-actor.js';
import { fileProblems } from '../artifacts/release-files.js';
import { PIN_COOKIE } from '../channels/pin-cookie.js';
import { PinsService } from '../channels/pins.service.js';
import { ReleaseChannel } from '../channels/release-channel.entity.js';
import { record } from '../registry/release-audit.js';
import { error, type Finding, Release } from '../registry/release.entity.js';
import type { VerificationResponse } from '../releases.dto.js';
import { ApiPaths } from './api-paths.js';
import { declarationFindings } from './declaration-check.js';
import { liveFindings, type LiveSite } from './live-findings.js';
import { SmokeRender } from './smoke-render.js';

/** Longer than a pipeline takes from verification to promotion. */
const VERIFIED_FOR_MS = 15 * 60_000;
const SHELL_TIMEOUT_MS = 5_000;

/** Says whether a release may go live next to what is live now, and if not, why and what to do. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly database: Database,
    @InjectRepository(Release) private readonly releases: Repository<Release>,
    @InjectRepository(ReleaseChannel) private readonly channels: Repository<ReleaseChannel>,
    private readonly pins: PinsService,
    private readonly reading: ReadingSessionsService,
    private readonly apiPaths: ApiPaths,
    @Inject(ARTIFACTS) private readonly artifacts: ArtifactStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws NotFoundError for a release that was not published */
  async verify(app: string, release: string, actor: Actor | string): Promise<VerificationResponse> {
    const found = await this.releases.findOneBy({ app, release, prunedAt: IsNull() });
    if (!found) throw new NotFoundError(`${app}@${release} has not been published.`);
    const findings = await this.findingsOf(found.manifest);
    const status = findings.some(({ severity }) => severity === 'error') ? 'failed' : 'passed';
    const verifiedAt = new Date();
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      await manager.update(Release, { app, release }, { verification: status, findings, verifiedAt });
      const after = { status, findings };
      await record({ actor, app, action: 'verify', release, reason: status, after }, transaction);
    });
    return { app, release, status, findings, verifiedAt: verifiedAt.toISOString() };
  }

  /** Verifies anew what was verified a while ago: it was rendered beside other releases, and with other content. */
  async renew(app: string, release: string, actor: Actor | string): Promise<void> {
    const verifiedAt = LessThan(new Date(Date.now() - VERIFIED_FOR_MS));
    const old = { app, release, prunedAt: IsNull(), verification: 'passed', verifiedAt } as const;
    if (await this.releases.existsBy(old)) await this.verify(app, release, actor);
  }

  /** Asks the shell: a transaction must not wait for that. */
  async liveSite(): Promise<LiveSite> {
    return { platform: await this.livePlatform(), apiPaths: this.apiPaths.all };
  }

  private async livePlatform(): Promise<PlatformDescription | null> {
    try {
      const signal = AbortSignal.timeout(SHELL_TIMEOUT_MS);
      const answer = await fetch(`${this.config.releases.shellUrl}/shell/platform.json`, { signal });
      return answer.ok ? platformDescription.parse(await answer.json()) : null;
    } catch {
      return null;
    }
  }

  private async findingsOf(manifest: ReleaseManifest): Promise<Finding[]> {
    const files = await this.fileFindings(manifest);
    const site = await this.liveSite();
    const findings = [
      ...files,
      // Files that are not those of the manifest say nothing of it.
      ...(files.length > 0 ? [] : await this.declarationFindings(manifest, site)),
      ...(await liveFindings(manifest, site, this.database)),
      ...budgetProblems(manifest).map((message) => error('budget_exceeded', message)),
    ];
    if (!site.platform) {
      const address = `${this.config.releases.shellUrl}/shell/platform.json`;
      const message = `The shell didn’t answer at ${address}. Make sure it’s running, then verify again.`;
      findings.push(error('shell_unreachable', message));
    }
    // No use rendering a release that is refused anyway.
    if (findings.some(({ severity }) => severity === 'error')) return findings;
    return [...findings, ...(await this.renderFindings(manifest))];
  }

  private async fileFindings(manifest: ReleaseManifest): Promise<Finding[]> {
    const { app, release } = manifest;
    const problems = await fileProblems(manifest, (file) => this.artifacts.read(app, release, file));
    return problems.map(({ code, message }) =>
      error(code, `${message} It was changed after it was published.`),
    );
  }

  private declarationFindings(manifest: ReleaseManifest, { platform }: LiveSite): Promise<Finding[]> {
    const { app, release } = manifest;
    const read = async (file: string) => (await this.artifacts.read(app, release, file))!.toString('utf8');
    return declarationFindings(manifest, platform, read);
  }

  private async renderFindings(manifest: ReleaseManifest): Promise<Finding[]> {
    const { app, release } = manifest;
    if (await this.channels.existsBy({ app, disabled: true })) {
      const message = `${app} is disabled, so its pages could not be tried. Look at them yourself once it is enabled.`;
      return [{ code: 'not_rendered', severity: 'warning', message }];
    }
    const pin = `${PIN_COOKIE}=${await this.pins.preview(app, release)}`;
    const pinned = (session: string | null) => session && `${pin}; ${session}`;
    return this.reading.during(({ member, admin }) => {
      const cookies = { visitor: pin, member: pinned(member), admin: pinned(admin) };
      return new SmokeRender(manifest, this.config.releases.shellUrl, cookies).run();
    });
  }
}
