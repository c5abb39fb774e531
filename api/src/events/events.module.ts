import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventRsvp } from './event-rsvp.entity.js';
import { Event } from './event.entity.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { MyRsvpsController } from './my-rsvps.controller.js';
import { RsvpsService } from './rsvps.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Event, EventRsvp])],
  controllers: [EventsController, MyRsvpsController],
  providers: [EventsService, RsvpsService],
})
export class EventsModule {}
