import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { SeasonPlace } from './season-place.entity.js';
import { SeasonDays } from './season.entity.js';
import { SeasonsController } from './seasons.controller.js';
import { SeasonsService } from './seasons.service.js';
import { StaffSeasonsController } from './staff/staff-seasons.controller.js';
import { StaffSeasonsService } from './staff/staff-seasons.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [PERSONAL_DATA, TypeOrmModule.forFeature([SeasonDays, SeasonPlace]), MailModule],
  controllers: [SeasonsController, StaffSeasonsController],
  providers: [SeasonsService, StaffSeasonsService],
})
export class AcademyModule {}
