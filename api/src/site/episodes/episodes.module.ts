import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EpisodesController } from './episodes.controller.js';
import { EpisodesService } from './episodes.service.js';
import { Recording } from './recording.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Recording])],
  controllers: [EpisodesController],
  providers: [EpisodesService],
})
export class EpisodesModule {}
