import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentAct } from './content-act.entity.js';
import { ContentEditingService } from './content-editing.service.js';
import { ContentController } from './content.controller.js';
import { Content } from './content.entity.js';
import { ContentService } from './content.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Content, ContentAct])],
  controllers: [ContentController],
  providers: [ContentService, ContentEditingService],
})
export class ContentModule {}
