import { Module } from '@nestjs/common';
import { SearchModule } from '../../overviews/search/search.module.js';
import { ClosestMembersService } from './closeness/closest-members.service.js';
import { HighlightController } from './closeness/highlight.controller.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';
import { REPORT_SUBJECTS } from './report-subjects.queries.js';

@Module({
  imports: [REPORT_SUBJECTS, SearchModule],
  controllers: [MembersController, HighlightController],
  providers: [MembersService, ClosestMembersService],
  exports: [MembersService, ClosestMembersService],
})
export class MembersModule {}
