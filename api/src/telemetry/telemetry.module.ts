import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TelemetryCount } from './telemetry-count.entity.js';
import { TelemetryController } from './telemetry.controller.js';
import { TelemetryService } from './telemetry.service.js';
import { VitalCount } from './vital-count.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([TelemetryCount, VitalCount])],
  controllers: [TelemetryController],
  providers: [TelemetryService],
  exports: [TelemetryService],
})
export class TelemetryModule {}
