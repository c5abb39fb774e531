import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, OpenToSuspended } from '../core/access/access.js';
import { UuidPipe } from '../core/validation/id-or-slug.pipe.js';
import type { Member } from '../core/access/member.js';
import {
  NotificationList,
  NotificationListQuery,
  NotificationsReadRequest,
  NotificationsReadResponse,
  NotificationsUnreadRequest,
} from './notifications.dto.js';
import { NotificationsService } from './notifications.service.js';

const PAGE_SIZE = 30;

@ApiTags('notifications')
@MembersOnly()
@Controller('api/my/notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  /** What happened, grouped, the latest first; `unread` counts the same groups, whatever is shown. */
  @Get()
  @ApiOkResponse({ type: NotificationList })
  list(@CurrentUser() member: Member, @Query() query: NotificationListQuery): Promise<NotificationList> {
    return this.notifications.list(member, PAGE_SIZE, query);
  }

  @Put('read')
  @OpenToSuspended()
  @ApiOkResponse({ type: NotificationsReadResponse })
  async read(
    @CurrentUser() member: Member,
    @Body() { ids, subjectId }: NotificationsReadRequest,
  ): Promise<NotificationsReadResponse> {
    if (subjectId) return { read: await this.notifications.readAbout(member.id, subjectId) };
    return { read: await this.notifications.read(member, ids ?? null) };
  }

  /** Takes a reading back, or marks what was read earlier as unread. */
  @Put('unread')
  @OpenToSuspended()
  @HttpCode(204)
  @ApiNoContentResponse()
  async undoRead(@CurrentUser() member: Member, @Body() body: NotificationsUnreadRequest): Promise<void> {
    await this.notifications.markUnread(member, body.ids, body.grouped ?? false);
  }

  /** Nothing more of this discussion. */
  @Put('mutes/:subjectId')
  @HttpCode(204)
  @ApiNoContentResponse()
  async mute(@CurrentUser() member: Member, @Param('subjectId', UuidPipe) subjectId: string): Promise<void> {
    await this.notifications.mute(member, subjectId);
  }

  @Delete('mutes/:subjectId')
  @HttpCode(204)
  @ApiNoContentResponse()
  async unmute(
    @CurrentUser() member: Member,
    @Param('subjectId', UuidPipe) subjectId: string,
  ): Promise<void> {
    await this.notifications.unmute(member, subjectId);
  }
}
