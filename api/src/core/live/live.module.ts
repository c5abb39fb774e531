import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveEvent } from './live-event.entity.js';
import { LiveListener } from './live-listener.js';
import { LiveStreams, SESSION_TOPIC } from './live-streams.js';
import { LiveController } from './live.controller.js';
import { LiveService } from './live.service.js';

const topics = new Set<string>([SESSION_TOPIC]);

/** All that the features declare. */
export const liveTopics = (): string[] => [...topics].sort();

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([LiveEvent])],
  controllers: [LiveController],
  providers: [LiveService, LiveListener, LiveStreams],
  exports: [LiveService],
})
export class LiveModule {
  /** @param declared what browsers hear has changed: a list, or with `{id}` each of its things */
  static forFeature(...declared: string[]): typeof LiveModule {
    for (const topic of declared) topics.add(topic);
    return LiveModule;
  }
}
