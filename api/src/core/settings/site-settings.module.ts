import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SiteSettingsController } from './site-settings.controller.js';
import { SiteSettings } from './site-settings.entity.js';
import { SiteSettingsService } from './site-settings.service.js';
import { StartChecklistController } from '../../overviews/start-checklist/start-checklist.controller.js';
import { StartChecklistService } from '../../overviews/start-checklist/start-checklist.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SiteSettings])],
  controllers: [SiteSettingsController, StartChecklistController],
  providers: [SiteSettingsService, StartChecklistService],
  exports: [SiteSettingsService],
})
export class SiteSettingsModule {}
