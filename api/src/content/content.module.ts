import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentAuditEvent } from './content-audit-event.entity.js';
import { ContentEditingService } from './content-editing.service.js';
import { ContentController } from './content.controller.js';
import { Content } from './content.entity.js';
import { ContentService } from './content.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Content, ContentAuditEvent])],
  controllers: [ContentController],
  providers: [ContentService, ContentEditingService],
})
export class ContentModule {}
