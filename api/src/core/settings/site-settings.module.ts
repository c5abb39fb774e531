import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicSiteSettingsController } from './public-site-settings.controller.js';
import { SiteSettingsController } from './site-settings.controller.js';
import { SiteSettings } from './site-settings.entity.js';
import { SiteSettingsService } from './site-settings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SiteSettings])],
  controllers: [SiteSettingsController, PublicSiteSettingsController],
  providers: [SiteSettingsService],
  exports: [SiteSettingsService],
})
export class SiteSettingsModule {}
