import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveEvent } from './live-event.entity.js';
import { LiveListener } from './live-listener.js';
import { LiveStreams } from './live-streams.js';
import { LiveController } from './live.controller.js';
import { LiveService } from './live.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([LiveEvent])],
  controllers: [LiveController],
  providers: [LiveService, LiveListener, LiveStreams],
  exports: [LiveService],
})
export class LiveModule {}
