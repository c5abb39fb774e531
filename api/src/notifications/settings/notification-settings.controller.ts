import { Body, Controller, Delete, Get, HttpCode, Patch, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import {
  DigestScheduleRequest,
  NotificationPauseRequest,
  NotificationSettingsRequest,
  NotificationSettingsResponse,
} from './notification-settings.dto.js';
import { NotificationSchedulesService } from './notification-schedules.service.js';
import { NotificationSettingsService } from './notification-settings.service.js';

@ApiTags('notifications')
@MembersOnly()
@Controller('api/my/notification-settings')
export class NotificationSettingsController {
  constructor(
    private readonly settings: NotificationSettingsService,
    private readonly schedules: NotificationSchedulesService,
  ) {}

  /** Every kind, and where it goes: on the site, by mail, to the browsers that show what is pushed. */
  @Get()
  @ApiOkResponse({ type: NotificationSettingsResponse })
  list(@CurrentUser() member: Member): Promise<NotificationSettingsResponse> {
    return this.settings.of(member.id);
  }

  @Patch()
  @ApiOkResponse({ type: NotificationSettingsResponse })
  async change(
    @CurrentUser() member: Member,
    @Body() { kinds }: NotificationSettingsRequest,
  ): Promise<NotificationSettingsResponse> {
    await this.settings.change(member.id, kinds);
    return this.settings.of(member.id);
  }

  /** From now on, for so many days: nothing is pushed, and nothing mailed but what is important. The list goes on. */
  @Put('pause')
  @HttpCode(204)
  @ApiNoContentResponse()
  async pause(@CurrentUser() member: Member, @Body() { days }: NotificationPauseRequest): Promise<void> {
    await this.schedules.pause(member.id, days);
  }

  @Delete('pause')
  @HttpCode(204)
  @ApiNoContentResponse()
  async resume(@CurrentUser() member: Member): Promise<void> {
    await this.schedules.resume(member.id);
  }

  @Put('digest')
  @HttpCode(204)
  @ApiNoContentResponse()
  async sendDigestOn(
    @CurrentUser() member: Member,
    @Body() { digestOn }: DigestScheduleRequest,
  ): Promise<void> {
    await this.schedules.sendDigestOn(member.id, digestOn);
  }
}
