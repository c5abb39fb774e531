import { Module } from '@nestjs/common';
import { BillingModule } from '../../membership/billing/billing.module.js';
import { StartChecklistModule } from '../start-checklist/start-checklist.module.js';
import { AdministrationController } from './administration.controller.js';
import { AuditLogController } from './audit/audit-log.controller.js';
import { AuditLogService } from './audit/audit-log.service.js';
import { MemberAdministrationModule } from './members/member-administration.module.js';
import { AdministeredEventsController } from './events/administered-events.controller.js';
import { AdministeredEventsService } from './events/administered-events.service.js';
import { AdministeredGroupsController } from './groups/administered-groups.controller.js';
import { AdministeredGroupsService } from './groups/administered-groups.service.js';
import { AdministrationService } from './administration.service.js';
import { AdministeredJobsController } from './jobs/jobs.controller.js';
import { AdministeredJobsService } from './jobs/jobs.service.js';
import { SubscriberActsService } from './subscribers/subscriber-acts.service.js';
import { SubscriberListController } from './subscribers/subscriber-list.controller.js';
import { SubscriberListService } from './subscribers/subscriber-list.service.js';
import { SubscriptionListController } from './subscriptions/subscription-list.controller.js';
import { SubscriptionListService } from './subscriptions/subscription-list.service.js';

@Module({
  imports: [BillingModule, MemberAdministrationModule, StartChecklistModule],
  controllers: [
    AdministrationController,
    AdministeredEventsController,
    AdministeredGroupsController,
    AuditLogController,
    AdministeredJobsController,
    SubscriberListController,
    SubscriptionListController,
  ],
  providers: [
    AdministrationService,
    AdministeredEventsService,
    AdministeredGroupsService,
    AuditLogService,
    AdministeredJobsService,
    SubscriberActsService,
    SubscriberListService,
    SubscriptionListService,
  ],
})
export class AdministrationModule {}
