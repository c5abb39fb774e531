import { Module } from '@nestjs/common';
import { LiveModule } from '../../core/live/live.module.js';
import { PERSONAL_DATA } from './personal-data.queries.js';
import { ProGrantsController } from './pro-grants.controller.js';
import { ProGrantsService } from './pro-grants.service.js';

@Module({
  imports: [LiveModule, PERSONAL_DATA],
  controllers: [ProGrantsController],
  providers: [ProGrantsService],
})
export class ProGrantsModule {}
