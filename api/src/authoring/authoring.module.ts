import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthoringController } from './authoring.controller.js';
import { AuthoringService } from './authoring.service.js';
import { CourseDraftsService } from './drafts.service.js';
import { CourseAuditEvent } from './entities/course-audit-event.entity.js';
import { CourseDraft } from './entities/course-draft.entity.js';
import { CourseVersion } from './entities/course-version.entity.js';
import { CoursePublishingService } from './publishing.service.js';
import { CourseWithdrawalService } from './withdrawal/withdrawal.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CourseAuditEvent, CourseDraft, CourseVersion])],
  controllers: [AuthoringController],
  providers: [AuthoringService, CourseDraftsService, CoursePublishingService, CourseWithdrawalService],
})
export class AuthoringModule {}
