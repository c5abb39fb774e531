import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VersionsModule } from '../versions/versions.module.js';
import { ContentEditingService } from './content-editing.service.js';
import { ContentController } from './content.controller.js';
import { Content } from './content.entity.js';
import { ContentService } from './content.service.js';
import { ContentPreviewController } from './preview/content-preview.controller.js';
import { ContentVersionsController } from './versions/content-versions.controller.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [PERSONAL_DATA, TypeOrmModule.forFeature([Content]), VersionsModule],
  controllers: [ContentController, ContentPreviewController, ContentVersionsController],
  providers: [ContentService, ContentEditingService],
})
export class ContentModule {}
