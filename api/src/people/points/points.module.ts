import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PointEntry } from './point-entry.entity.js';
import { PointTotal } from './point-total.entity.js';
import { PointsController } from './points.controller.js';
import { PointsService } from './points.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PointEntry, PointTotal])],
  controllers: [PointsController],
  providers: [PointsService],
})
export class PointsModule {}
