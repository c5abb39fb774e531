import { Module } from '@nestjs/common';
import { StartChecklistModule } from '../start-checklist/start-checklist.module.js';
import { AdministrationController } from './administration.controller.js';
import { AdministrationService } from './administration.service.js';

@Module({
  imports: [StartChecklistModule],
  controllers: [AdministrationController],
  providers: [AdministrationService],
})
export class AdministrationModule {}
