import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublishedVersion } from './published-version.entity.js';
import { VersionsService } from './versions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PublishedVersion])],
  providers: [VersionsService],
  exports: [VersionsService],
})
export class VersionsModule {}
