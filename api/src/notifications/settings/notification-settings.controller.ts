import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { NotificationSettingsRequest, NotificationSettingsResponse } from './notification-settings.dto.js';
import { NotificationSettingsService } from './notification-settings.service.js';

@ApiTags('notifications')
@MembersOnly()
@Controller('api/my/notification-settings')
export class NotificationSettingsController {
  constructor(private readonly settings: NotificationSettingsService) {}

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
}
