import { Module } from '@nestjs/common';
import { ClosestMembersService } from './closeness/closest-members.service.js';
import { HighlightController } from './closeness/highlight.controller.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';

@Module({
  controllers: [MembersController, HighlightController],
  providers: [MembersService, ClosestMembersService],
  exports: [MembersService, ClosestMembersService],
})
export class MembersModule {}
