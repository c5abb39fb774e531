import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { ModerationController } from './moderation.controller.js';
import { ModerationService } from './moderation.service.js';
import { ReportChanges } from './report-changes.js';
import { Report } from './report.entity.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';
import { NOTIFICATION_KINDS } from './registrations/notification-kinds.js';
import { NOTICES } from './registrations/notices.sql.js';
import { PERSONAL_DATA } from './registrations/personal-data.queries.js';
import { SuspensionsController } from './suspensions/suspensions.controller.js';
import { SuspensionsService } from './suspensions/suspensions.service.js';

@Module({
  imports: [
    LiveModule.forFeature('reports'),
    NOTIFICATION_KINDS,
    NOTICES,
    PERSONAL_DATA,
    TypeOrmModule.forFeature([Report]),
  ],
  controllers: [ReportsController, ModerationController, SuspensionsController],
  providers: [ReportsService, ModerationService, ReportChanges, SuspensionsService],
})
export class ReportsModule {}
