import { Module } from '@nestjs/common';
import { ExchangesModule } from '../exchanges/exchanges.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { ExchangeFormsController } from './exchange-forms.controller.js';
import { ProjectFormsController } from './project-forms.controller.js';

@Module({
  imports: [ProjectsModule, ExchangesModule],
  controllers: [ProjectFormsController, ExchangeFormsController],
})
export class SynergizerFormsModule {}
