import { Module } from '@nestjs/common';
import { StartChecklistController } from './start-checklist.controller.js';
import { StartChecklistService } from './start-checklist.service.js';

@Module({
  controllers: [StartChecklistController],
  providers: [StartChecklistService],
  exports: [StartChecklistService],
})
export class StartChecklistModule {}
