import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsService } from './analytics.service.js';
import { CohortNumbers } from './daily-numbers/cohort-numbers.entity.js';
import { DailyNumbers } from './daily-numbers/daily-numbers.entity.js';
import { DailyNumbersService } from './daily-numbers/daily-numbers.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [PERSONAL_DATA, TypeOrmModule.forFeature([CohortNumbers, DailyNumbers])],
  controllers: [AnalyticsController],
  providers: [AnalyticsService, DailyNumbersService],
})
export class AnalyticsModule {}
