import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { PublicSiteSettings } from './site-settings.dto.js';
import { SiteSettingsService } from './site-settings.service.js';

@ApiTags('settings')
@Public()
@Controller('api/site')
export class PublicSiteSettingsController {
  constructor(private readonly settings: SiteSettingsService) {}

  @Get()
  @ApiOkResponse({ type: PublicSiteSettings })
  read(): Promise<PublicSiteSettings> {
    return this.settings.readPublic();
  }
}
