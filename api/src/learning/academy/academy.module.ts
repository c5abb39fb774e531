import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { SeasonPlace } from './season-place.entity.js';
import { SeasonsController } from './seasons.controller.js';
import { SeasonsService } from './seasons.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SeasonPlace]), MailModule],
  controllers: [SeasonsController],
  providers: [SeasonsService],
})
export class AcademyModule {}
