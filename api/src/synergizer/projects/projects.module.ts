import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { PostsModule } from '../../discussions/posts/posts.module.js';
import { ParticipationController } from './participation/participation.controller.js';
import { ParticipationService } from './participation/participation.service.js';
import { ProjectMember } from './participation/project-member.entity.js';
import { ProjectRequest } from './participation/project-request.entity.js';
import { ProjectLifecycleService } from './project-lifecycle.service.js';
import { ProjectRole } from './project-role.entity.js';
import { ProjectUpdate } from './project-update.entity.js';
import { Project } from './project.entity.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsService } from './projects.service.js';
import { NOTIFICATION_KINDS } from './registrations/notification-kinds.js';
import { PERSONAL_DATA } from './registrations/personal-data.queries.js';
import { RECOMMENDATIONS } from './registrations/recommendations.sql.js';
import { REPORT_SUBJECTS } from './registrations/report-subjects.queries.js';
import { SEARCH_SOURCES } from './registrations/search-sources.sql.js';

@Module({
  imports: [
    LiveModule.forFeature('projects', 'project:{id}'),
    NOTIFICATION_KINDS,
    PERSONAL_DATA,
    RECOMMENDATIONS,
    REPORT_SUBJECTS,
    SEARCH_SOURCES,
    TypeOrmModule.forFeature([Project, ProjectRole, ProjectUpdate, ProjectMember, ProjectRequest]),
    PostsModule,
  ],
  controllers: [ProjectsController, ParticipationController],
  providers: [ProjectsService, ProjectLifecycleService, ParticipationService],
})
export class ProjectsModule {}
