import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { PointEntry } from './point-entry.entity.js';
import { PointTotal } from './point-total.entity.js';
import { PointsController } from './points.controller.js';
import { PointsService } from './points.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    LiveModule.forFeature('points'),
    PERSONAL_DATA,
    TypeOrmModule.forFeature([PointEntry, PointTotal]),
  ],
  controllers: [PointsController],
  providers: [PointsService],
})
export class PointsModule {}
