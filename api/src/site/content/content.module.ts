import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { VersionsModule } from '../versions/versions.module.js';
import { ContentEditingService } from './content-editing.service.js';
import { ContentController } from './content.controller.js';
import { Content } from './content.entity.js';
import { ContentService } from './content.service.js';
import { LegalChange } from './legal/legal-change.entity.js';
import { LegalChangesService } from './legal/legal-changes.service.js';
import { LegalController } from './legal/legal.controller.js';
import { LEGAL_KINDS } from './legal/notification-kinds.js';
import { ContentPreviewController } from './preview/content-preview.controller.js';
import { ContentVersionsController } from './versions/content-versions.controller.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    LEGAL_KINDS,
    NotificationsModule,
    PERSONAL_DATA,
    TypeOrmModule.forFeature([Content, LegalChange]),
    VersionsModule,
  ],
  controllers: [ContentController, ContentPreviewController, ContentVersionsController, LegalController],
  providers: [ContentService, ContentEditingService, LegalChangesService],
})
export class ContentModule {}
