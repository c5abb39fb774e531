import { Injectable, type OnModuleInit } from '@nestjs/common';
import Stripe from 'stripe';
import { type Job, JobsService } from '../../../core/jobs/jobs.service.js';
import { BillingEventsService } from '../sync/billing-events.service.js';
import { SANDBOX_EVENT, type SandboxEvent } from './sandbox-lifecycle.service.js';
import { SANDBOX_SECRET } from './sandbox-provider.js';

/** Brings the sandbox's events to where Stripe's arrive, signed as Stripe signs. */
@Injectable()
export class SandboxDeliveryService implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly events: BillingEventsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SANDBOX_EVENT, (job) => this.deliver(job));
  }

  private async deliver({ data: { id, type, created, object } }: Job<SandboxEvent>): Promise<void> {
    const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SANDBOX_SECRET });
    await this.events.receive('sandbox', payload, signature);
  }
}
