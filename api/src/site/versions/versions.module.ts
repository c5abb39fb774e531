import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublishedVersion } from './published-version.entity.js';
import { VersionsService } from './versions.service.js';
import {
  EDITORIAL,
  unscrubbed,
  notExported,
  PersonalDataModule,
} from '../../core/personal-data/personal-data.module.js';

@Module({
  imports: [
    PersonalDataModule.forFeature({ tables: { published_versions: unscrubbed(notExported(EDITORIAL)) } }),
    TypeOrmModule.forFeature([PublishedVersion]),
  ],
  providers: [VersionsService],
  exports: [VersionsService],
})
export class VersionsModule {}
