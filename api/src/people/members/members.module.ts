import { Module } from '@nestjs/common';
import { ClosestMembersService } from './similarity/closest-members.service.js';
import { HighlightController } from './similarity/highlight.controller.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';
import { REPORT_SUBJECTS } from './registrations/report-subjects.queries.js';
import { SEARCH_SOURCES } from './registrations/search-sources.sql.js';

@Module({
  imports: [REPORT_SUBJECTS, SEARCH_SOURCES],
  controllers: [MembersController, HighlightController],
  providers: [MembersService, ClosestMembersService],
  exports: [MembersService, ClosestMembersService],
})
export class MembersModule {}
