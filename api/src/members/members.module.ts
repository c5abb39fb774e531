import { Module } from '@nestjs/common';
import { HighlightController } from './highlight.controller.js';
import { HighlightService } from './highlight.service.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';

@Module({
  controllers: [MembersController, HighlightController],
  providers: [MembersService, HighlightService],
})
export class MembersModule {}
