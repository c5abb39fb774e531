import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../core/database/database.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { oldInvitations } from './invitations.queries.js';

const INVITATION_PRUNING = defineQueue('invitation-pruning', {
  retryLimit: 2,
  retryDelay: 300,
  schedule: '23 4 * * *',
});

/** Removes, every night, invitations that were over a month ago. */
@Injectable()
export class InvitationPruningService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(INVITATION_PRUNING, () => this.prune());
  }

  async prune(): Promise<void> {
    await this.database.execute(oldInvitations());
  }
}
