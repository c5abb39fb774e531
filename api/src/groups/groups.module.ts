import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../core/live/live.module.js';
import { SiteSettingsModule } from '../core/settings/site-settings.module.js';
import { UploadsModule } from '../identity/uploads/uploads.module.js';
import { GroupJoinRequest } from './members/group-join-request.entity.js';
import { GroupMembership } from './members/group-membership.entity.js';
import { Group } from './group.entity.js';
import { GroupsController } from './groups.controller.js';
import { GroupsService } from './groups.service.js';
import { GroupBan } from './bans/group-ban.entity.js';
import { GroupBansService } from './bans/group-bans.service.js';
import { GroupInvitation } from './invitations/group-invitation.entity.js';
import { GroupInvitationsController } from './invitations/group-invitations.controller.js';
import { GroupInvitationsService } from './invitations/group-invitations.service.js';
import { GroupMemberChanges } from './members/group-member-changes.js';
import { GroupMembersController } from './members/group-members.controller.js';
import { GroupMembersService } from './members/group-members.service.js';
import { JoinRequestsService } from './members/join-requests.service.js';
import { GroupMembershipsService } from './members/memberships.service.js';
import { GroupResource } from './resources/group-resource.entity.js';
import { GroupResourcesController } from './resources/group-resources.controller.js';
import { GroupResourcesService } from './resources/group-resources.service.js';
import { GroupReviewsController } from './review/group-reviews.controller.js';
import { GroupReviewsService } from './review/group-reviews.service.js';
import { GroupEditingController } from './editing/group-editing.controller.js';
import { GroupEditingService } from './editing/group-editing.service.js';
import { NOTIFICATION_KINDS } from './registrations/notification-kinds.js';
import { PERSONAL_DATA } from './registrations/personal-data.queries.js';
import { RECOMMENDATIONS } from './registrations/recommendations.sql.js';
import { REPORT_SUBJECTS } from './registrations/report-subjects.queries.js';
import { SEARCH_SOURCES } from './registrations/search-sources.sql.js';

@Module({
  imports: [
    LiveModule.forFeature('group:{id}', 'group-activity:{id}', 'group-reviews'),
    NOTIFICATION_KINDS,
    PERSONAL_DATA,
    RECOMMENDATIONS,
    REPORT_SUBJECTS,
    SEARCH_SOURCES,
    SiteSettingsModule,
    UploadsModule,
    TypeOrmModule.forFeature([
      Group,
      GroupMembership,
      GroupJoinRequest,
      GroupInvitation,
      GroupResource,
      GroupBan,
    ]),
  ],
  controllers: [
    GroupsController,
    GroupEditingController,
    GroupMembersController,
    GroupInvitationsController,
    GroupResourcesController,
    GroupReviewsController,
  ],
  providers: [
    GroupsService,
    GroupMembershipsService,
    GroupEditingService,
    GroupMembersService,
    GroupMemberChanges,
    JoinRequestsService,
    GroupInvitationsService,
    GroupResourcesService,
    GroupBansService,
    GroupReviewsService,
  ],
})
export class GroupsModule {}
