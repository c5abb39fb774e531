import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FileStore } from '../../core/storage/file-store.js';
import { PictureStore } from '../../core/storage/picture-store.js';
import { UploadTurns } from '../../core/storage/upload-turns.js';
import { UploadFilesController } from './upload-files.controller.js';
import { UploadPruningService } from './upload-pruning.service.js';
import { Upload } from './upload.entity.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [PERSONAL_DATA, TypeOrmModule.forFeature([Upload])],
  controllers: [UploadsController, UploadFilesController],
  providers: [FileStore, PictureStore, UploadTurns, UploadsService, UploadPruningService],
  exports: [FileStore, PictureStore, UploadTurns, UploadsService],
})
export class UploadsModule {}
