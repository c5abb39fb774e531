import { Module } from '@nestjs/common';
import { SearchTermsModule } from '../../core/search/search-terms.module.js';
import { ClosestMembersService } from './closeness/closest-members.service.js';
import { HighlightController } from './closeness/highlight.controller.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';

@Module({
  imports: [SearchTermsModule],
  controllers: [MembersController, HighlightController],
  providers: [MembersService, ClosestMembersService],
  exports: [MembersService, ClosestMembersService],
})
export class MembersModule {}
