import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  EDITORIAL,
  notExported,
  PersonalDataModule,
  unscrubbed,
} from '../../core/personal-data/personal-data.module.js';
import { PublicRedirectsController } from './public-redirects.controller.js';
import { Redirect } from './redirect.entity.js';
import { RedirectsController } from './redirects.controller.js';
import { RedirectsService } from './redirects.service.js';

@Module({
  imports: [
    PersonalDataModule.forFeature({ tables: { redirects: unscrubbed(notExported(EDITORIAL)) } }),
    TypeOrmModule.forFeature([Redirect]),
  ],
  controllers: [RedirectsController, PublicRedirectsController],
  providers: [RedirectsService],
})
export class RedirectsModule {}
