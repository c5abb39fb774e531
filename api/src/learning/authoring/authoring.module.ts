import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../../site/media/media.module.js';
import { VersionsModule } from '../../site/versions/versions.module.js';
import { AuthoringController } from './authoring.controller.js';
import { AuthoringService } from './authoring.service.js';
import { CourseDraftsService } from './drafts.service.js';
import { CourseDraft } from './entities/course-draft.entity.js';
import { CourseFilesController } from './files/course-files.controller.js';
import { CourseFilesService } from './files/course-files.service.js';
import { CoursePreviewController } from './preview/preview.controller.js';
import { CoursePreviewService } from './preview/preview.service.js';
import { CoursePublishingService } from './publishing.service.js';
import { CourseVersionsController } from './versions/course-versions.controller.js';
import { CourseWithdrawalService } from './withdrawal/withdrawal.service.js';
import { NOTIFICATION_KINDS } from './scheduling/notification-kinds.js';
import { CourseScheduleController } from './scheduling/schedule.controller.js';
import { CourseScheduleService } from './scheduling/schedule.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    MediaModule,
    NOTIFICATION_KINDS,
    PERSONAL_DATA,
    TypeOrmModule.forFeature([CourseDraft]),
    VersionsModule,
  ],
  controllers: [
    AuthoringController,
    CourseFilesController,
    CoursePreviewController,
    CourseScheduleController,
    CourseVersionsController,
  ],
  providers: [
    AuthoringService,
    CourseDraftsService,
    CourseFilesService,
    CoursePreviewService,
    CoursePublishingService,
    CourseScheduleService,
    CourseWithdrawalService,
  ],
})
export class AuthoringModule {}
