import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CanaryVisit } from './canary-visit.entity.js';
import { TelemetryCount } from './telemetry-count.entity.js';
import { TelemetryController } from './telemetry.controller.js';
import { TelemetryService } from './telemetry.service.js';
import { VitalCount } from './vital-count.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([CanaryVisit, TelemetryCount, VitalCount])],
  controllers: [TelemetryController],
  providers: [TelemetryService],
  exports: [TelemetryService],
})
export class TelemetryModule {}
