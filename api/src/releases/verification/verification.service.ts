import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import type { ReleaseManifest } from '#platform/manifest';
import { NotFoundError } from '../../core/errors/errors.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database } from '../../core/database/database.js';
import { ARTIFACTS, type ArtifactStore } from '../../core/storage/artifact-store.js';
import { ReadingSessionsService } from '../../identity/sessions/reading-sessions.service.js';
import type { Actor } from '../access/release-actor.js';
import { fileProblems, problemMessage } from '../artifacts/release-files.js';
import { PIN_COOKIE } from '../channels/pin-cookie.js';
import { PinsService } from '../channels/pins.service.js';
import { ReleaseChannel } from '../channels/release-channel.entity.js';
import { livePlatform } from '../registry/live-platform.js';
import { record } from '../registry/release-audit.js';
import { type Finding, Release } from '../registry/release.entity.js';
import type { VerificationResponse } from '../releases.dto.js';
import { budgetFindings } from './budget-check.js';
import { ApiPaths } from './api-paths.js';
import { declarationFindings, libraryFindings } from './declaration-check.js';
import { liveFindings } from './live-findings.js';
import { SmokeRender } from './smoke-render.js';

const error = (code: string, message: string): Finding => ({ code, severity: 'error', message });

const unreachable = (shellUrl: string): Finding =>
  error(
    'shell_unreachable',
    `The shell did not say at ${shellUrl}/shell/platform.json what it offers. See that it runs, then verify again.`,
  );

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

  private async findingsOf(manifest: ReleaseManifest): Promise<Finding[]> {
    const files = await this.fileFindings(manifest);
    const { shellUrl } = this.config.releases;
    const platform = await livePlatform(shellUrl);
    const live = await liveFindings(manifest, { platform, apiPaths: this.apiPaths.all() }, this.database);
    // Files that are not those of the manifest say nothing of it.
    const declarations = files.length > 0 ? [] : await this.declarationFindings(manifest);
    const findings = [
      ...files,
      ...declarations,
      ...live,
      ...(platform ? libraryFindings(manifest, platform) : [unreachable(shellUrl)]),
      ...budgetFindings(manifest),
    ];
    // No use rendering a release that is refused anyway.
    if (findings.some(({ severity }) => severity === 'error')) return findings;
    return [...findings, ...(await this.renderFindings(manifest))];
  }

  private async fileFindings(manifest: ReleaseManifest): Promise<Finding[]> {
    const { app, release } = manifest;
    const problems = await fileProblems(manifest, (file) => this.artifacts.read(app, release, file));
    return problems.map((problem) =>
      error(problem.code, `${problemMessage(problem)} It was changed after it was published.`),
    );
  }

  private async declarationFindings(manifest: ReleaseManifest): Promise<Finding[]> {
    const { app, release } = manifest;
    const read = async (file: string) => (await this.artifacts.read(app, release, file))!.toString('utf8');
    return declarationFindings(manifest, read);
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
