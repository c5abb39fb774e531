import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { defineQueue } from '../../core/jobs/queue.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { TelemetryService } from '../telemetry/telemetry.service.js';
import { reasonToStop } from './canary-verdict.js';
import { ChannelsService } from './channels.service.js';
import { ReleaseChannel } from './release-channel.entity.js';

const WINDOW_MS = 10 * 60_000;
const NOTHING = { loads: 0, failures: 0 };

/** Stops a canary that fails clearly more often than what everybody else has. No browser needs to be open for it. */
export const CANARY_WATCH = defineQueue('canary-watch', {
  retryLimit: 0,
  expireInSeconds: 60,
  schedule: '*/10 * * * * *',
});

@Injectable()
export class CanaryWatch implements OnModuleInit {
  private readonly logger = new Logger(CanaryWatch.name);

  constructor(
    @InjectRepository(ReleaseChannel) private readonly channels: Repository<ReleaseChannel>,
    private readonly changes: ChannelsService,
    private readonly telemetry: TelemetryService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CANARY_WATCH, () => this.check());
  }

  /** Looks at every canary once. */
  async check(now = new Date()): Promise<void> {
    const channels = await this.channels.findBy({ canaryRelease: Not(IsNull()) });
    for (const channel of channels) await this.judge(channel, now);
  }

  private async judge(channel: ReleaseChannel, now: Date): Promise<void> {
    const { app, live, canaryRelease, canarySince, canarySalt } = channel;
    const since = new Date(Math.max(now.getTime() - WINDOW_MS, canarySince!.getTime()));
    const health = await this.telemetry.visitsSince(since, app);
    const of = (release: string | null) => health.find((row) => row.release === release) ?? NOTHING;
    const reason = reasonToStop(of(canaryRelease), of(live));
    if (reason === null) return;
    await this.changes.stopCanary(app, { actor: 'canary watch', reason }, canarySalt);
    this.logger.warn(`canary of ${app}@${canaryRelease} stopped. ${reason}`);
  }
}
