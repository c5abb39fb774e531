import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../core/live/live.module.js';
import { AttendeesController } from './attendees/attendees.controller.js';
import { AttendeesService } from './attendees/attendees.service.js';
import { EventMessage } from './attendees/event-message.entity.js';
import { EventRsvp } from './rsvps/event-rsvp.entity.js';
import { CalendarFeed } from './calendar/calendar-feed.entity.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { CalendarService } from './calendar/calendar.service.js';
import { EventCohost } from './event-cohost.entity.js';
import { Event } from './event.entity.js';
import { EventSeries } from './series/event-series.entity.js';
import { SeriesService } from './series/series.service.js';
import { EventHost } from './hosting/event-host.entity.js';
import { EventHostingController } from './hosting/event-hosting.controller.js';
import { EventHostingService } from './hosting/event-hosting.service.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { EventChangeNoticesService } from './event-editing/event-change-notices.service.js';
import { EventEditorController } from './event-editing/event-editor.controller.js';
import { EventEditorService } from './event-editing/event-editor.service.js';
import { MailModule } from '../core/mail/mail.module.js';
import { MediaModule } from '../site/media/media.module.js';
import { EventReminder } from './reminders/event-reminder.entity.js';
import { RemindersService } from './reminders/reminders.service.js';
import { WaitlistService } from './waitlist/waitlist.service.js';
import { MyRsvpsController } from './rsvps/my-rsvps.controller.js';
import { RecapController } from './recap/recap.controller.js';
import { RecapService } from './recap/recap.service.js';
import { RecordingsController } from './recordings/recordings.controller.js';
import { RsvpsService } from './rsvps/rsvps.service.js';
import { NOTIFICATION_KINDS } from './registrations/notification-kinds.js';
import { PERSONAL_DATA } from './registrations/personal-data.queries.js';
import { RECOMMENDATIONS } from './registrations/recommendations.sql.js';
import { REPORT_SUBJECTS } from './registrations/report-subjects.queries.js';
import { SEARCH_SOURCES } from './registrations/search-sources.sql.js';

@Module({
  imports: [
    LiveModule.forFeature('event:{id}'),
    NOTIFICATION_KINDS,
    PERSONAL_DATA,
    RECOMMENDATIONS,
    REPORT_SUBJECTS,
    SEARCH_SOURCES,
    MailModule,
    MediaModule,
    TypeOrmModule.forFeature([
      CalendarFeed,
      Event,
      EventCohost,
      EventHost,
      EventMessage,
      EventReminder,
      EventRsvp,
      EventSeries,
    ]),
  ],
  controllers: [
    AttendeesController,
    CalendarController,
    EventsController,
    EventEditorController,
    EventHostingController,
    MyRsvpsController,
    RecapController,
    RecordingsController,
  ],
  providers: [
    AttendeesService,
    CalendarService,
    EventChangeNoticesService,
    WaitlistService,
    EventEditorService,
    EventHostingService,
    EventsService,
    RecapService,
    RemindersService,
    RsvpsService,
    SeriesService,
  ],
  exports: [EventChangeNoticesService],
})
export class EventsModule {}
