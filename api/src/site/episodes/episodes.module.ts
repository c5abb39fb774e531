import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EpisodesController } from './episodes.controller.js';
import { EpisodesService } from './episodes.service.js';
import { Recording } from './recording.entity.js';
import {
  notPersonal,
  unscrubbed,
  PersonalDataModule,
} from '../../core/personal-data/personal-data.module.js';

@Module({
  imports: [
    PersonalDataModule.forFeature({ tables: { recordings: unscrubbed(notPersonal) } }),
    TypeOrmModule.forFeature([Recording]),
  ],
  controllers: [EpisodesController],
  providers: [EpisodesService],
})
export class EpisodesModule {}
