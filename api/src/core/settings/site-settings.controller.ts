import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../access/access.js';
import type { Member } from '../access/member.js';
import { SiteSettingsBody, SiteSettingsChange } from './site-settings.dto.js';
import { SiteSettingsService } from './site-settings.service.js';

@ApiTags('settings')
@AdminOnly()
@Controller('api/admin/settings')
export class SiteSettingsController {
  constructor(private readonly settings: SiteSettingsService) {}

  @Get()
  @ApiOkResponse({ type: SiteSettingsBody })
  read(): Promise<SiteSettingsBody> {
    return this.settings.read();
  }

  @Put()
  @ApiOkResponse({ type: SiteSettingsBody })
  write(@Body() settings: SiteSettingsChange, @CurrentUser() actor: Member): Promise<SiteSettingsBody> {
    return this.settings.write(settings, actor);
  }
}
