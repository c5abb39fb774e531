import { Module } from '@nestjs/common';
import { AccessLevelsController } from './access-levels.controller.js';
import { AccessLevelsService } from './access-levels.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [PERSONAL_DATA],
  controllers: [AccessLevelsController],
  providers: [AccessLevelsService],
})
export class AccessLevelsModule {}
