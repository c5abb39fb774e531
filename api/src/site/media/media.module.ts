import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG } from '../../core/config/config.js';
import { createMediaStore } from '../../core/storage/media/create-media-store.js';
import { MEDIA_STORE } from '../../core/storage/media/media-store.js';
import { UploadsModule } from '../../identity/uploads/uploads.module.js';
import { MediaChecksumsService } from './media-checksums.service.js';
import { MediaController } from './media.controller.js';
import { Media } from './media.entity.js';
import { MediaFilesController } from './media-files.controller.js';
import { MediaPruningService } from './media-pruning.service.js';
import { MediaService } from './media.service.js';
import { MediaTransferService } from './media-transfer.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';
import { MediaUploadsController } from './uploads/media-uploads.controller.js';
import { MediaUploadsService } from './uploads/media-uploads.service.js';

@Module({
  imports: [PERSONAL_DATA, TypeOrmModule.forFeature([Media]), UploadsModule],
  // The addresses of uploads stand before `:id`.
  controllers: [MediaUploadsController, MediaController, MediaFilesController],
  providers: [
    MediaChecksumsService,
    MediaService,
    MediaUploadsService,
    MediaPruningService,
    MediaTransferService,
    { provide: MEDIA_STORE, useFactory: createMediaStore, inject: [CONFIG] },
  ],
  exports: [MediaChecksumsService, MediaService],
})
export class MediaModule {}
