import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../core/database/database.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { TelemetryService } from '../telemetry/telemetry.service.js';
import { reasonToStop } from './canary-verdict.js';
import type { ChannelState } from './channel-state.js';
import { allChannels } from './channels.queries.js';
import { ChannelsService } from './channels.service.js';

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
    private readonly database: Database,
    private readonly channels: ChannelsService,
    private readonly telemetry: TelemetryService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CANARY_WATCH, () => this.check());
  }

  /** Looks at every canary once. */
  async check(now = new Date()): Promise<void> {
    const channels = await this.database.query<ChannelState>(allChannels());
    for (const channel of channels) if (channel.canary) await this.judge(channel, now);
  }

  private async judge({ app, live, canary }: ChannelState, now: Date): Promise<void> {
    const since = new Date(Math.max(now.getTime() - WINDOW_MS, new Date(canary!.since).getTime()));
    const health = await this.telemetry.visitsSince(since, app);
    const of = (release: string | null) => health.find((row) => row.release === release) ?? NOTHING;
    const reason = reasonToStop(of(canary!.release), of(live));
    if (reason === null) return;
    await this.channels.stopCanary(app, { actor: 'canary watch', reason }, canary!);
    this.logger.warn(`canary of ${app}@${canary!.release} stopped. ${reason}`);
  }
}
