import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { MemberMute } from './member-mute.entity.js';
import { MutesController } from './mutes.controller.js';
import { MutesService } from './mutes.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [LiveModule.forFeature('blocks'), PERSONAL_DATA, TypeOrmModule.forFeature([MemberMute])],
  controllers: [MutesController],
  providers: [MutesService],
})
export class MutesModule {}
